import type { Variant } from './variant.ts';

export const sentence: Variant = {
  id: 'sentence',
  what: 'says in a sentence who asks',
  profile: 'spec',
  policy: (standard) => ({
    ...standard,
    attribute: (server, text) =>
      `You are being asked something by ${server}, a server behind this hub.\n\n${text}`,
  }),
};
