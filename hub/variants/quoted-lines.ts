import type { Variant } from './variant.ts';

export const quotedLines: Variant = {
  id: 'quoted-lines',
  what: 'marks every line of a child as quoted',
  policy: (standard) => ({ ...standard, markImitations: (text) => text.replace(/^/gm, '> ') }),
};
