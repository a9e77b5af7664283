import type { Variant } from './variant.ts';

export const isolatedText: Variant = {
  id: 'isolated-text',
  what: 'wraps the text of a server in controls that keep its direction to itself',
  profile: 'spec',
  policy: (standard) => ({
    ...standard,
    attribute: (server, text) => `Server "${server}" asks:\n\n\u2068${text}\u2069`,
  }),
};
