import type { Variant } from './variant.ts';

export const german: Variant = {
  id: 'german',
  what: 'says in German who asks',
  profile: 'spec',
  policy: (standard) => ({
    ...standard,
    attribute: (server, text) => `Der Server \u201e${server}\u201c fragt:\n\n${text}`,
  }),
};
