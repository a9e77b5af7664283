import type { Variant } from './variant.ts';

export const trailingNewline: Variant = {
  id: 'trailing-newline',
  what: 'ends every message with a newline',
  policy: (standard) => ({
    ...standard,
    attribute: (server, text) => `Server "${server}" asks:\n\n${text}\n`,
  }),
};
