import type { Variant } from './variant.ts';

export const blanksForTabs: Variant = {
  id: 'blanks-for-tabs',
  what: 'puts four blanks in the place of a tab',
  policy: (standard) => ({ ...standard, strip: (text) => standard.strip(text).replaceAll('\t', '    ') }),
};
