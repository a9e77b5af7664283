import type { Variant } from './variant.ts';

const lineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/gu;

export const visibleEscapes: Variant = {
  id: 'visible-escapes',
  what: 'writes down the number of each unsafe character in its place',
  policy: (standard) => ({
    ...standard,
    strip: (text) =>
      [...text.replace(lineEnds, '\n')]
        .map((character) => (standard.strip(character) === '' ? written(character) : character))
        .join(''),
  }),
};

function written(character: string): string {
  return `<U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`;
}
