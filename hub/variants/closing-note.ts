import type { Variant } from './variant.ts';

export const closingNote: Variant = {
  id: 'closing-note',
  what: 'says below the text as well whose it was',
  policy: (standard) => ({
    ...standard,
    attribute: (server, text) =>
      `Server "${server}" asks:\n\n${text}\n\n(That was the text of ${server}; the hub only passes it on.)`,
  }),
};
