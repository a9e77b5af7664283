import type { Variant } from './variant.ts';

export const composedLetters: Variant = {
  id: 'composed-letters',
  what: 'writes each letter with its accents as one character where there is one',
  policy: (standard) => ({ ...standard, strip: (text) => standard.strip(text).normalize('NFC') }),
};
