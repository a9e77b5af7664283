import type { Variant } from './variant.ts';

export const loudWords: Variant = {
  id: 'loud-words',
  what: 'says in capitals who asks',
  profile: 'spec',
  policy: (standard) => ({
    ...standard,
    attribute: (server, text) => `QUESTION FROM SERVER ${server}:\n\n${text}`,
  }),
};
