import type { Variant } from './variant.ts';

export const replacementCharacters: Variant = {
  id: 'replacement-characters',
  what: 'puts U+FFFD in the place of each unsafe character of a message',
  policy: (standard) => ({
    ...standard,
    strip: (text) =>
      [...text.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/gu, '\n')]
        .map((character) => (standard.strip(character) === '' ? '\ufffd' : character))
        .join(''),
  }),
};
