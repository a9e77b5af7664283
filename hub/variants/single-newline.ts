import type { Variant } from './variant.ts';

export const singleNewline: Variant = {
  id: 'single-newline',
  what: 'begins the text on the line below who asks',
  policy: (standard) => ({ ...standard, attribute: (server, text) => `Server "${server}" asks:\n${text}` }),
};
