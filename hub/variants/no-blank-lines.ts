import type { Variant } from './variant.ts';

export const noBlankLines: Variant = {
  id: 'no-blank-lines',
  what: 'takes the blank lines out of a text',
  policy: (standard) => ({
    ...standard,
    strip: (text) => standard.strip(text).replace(/\n[\n\t ]*\n/g, '\n'),
  }),
};
