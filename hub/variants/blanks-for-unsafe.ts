import type { Variant } from './variant.ts';

const lineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/gu;

export const blanksForUnsafe: Variant = {
  id: 'blanks-for-unsafe',
  what: 'puts a blank in the place of each unsafe character',
  policy: (standard) => ({
    ...standard,
    strip: (text) =>
      [...text.replace(lineEnds, '\n')]
        .map((character) => (standard.strip(character) === '' ? ' ' : character))
        .join(''),
  }),
};
