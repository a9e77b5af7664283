import type { Variant } from './variant.ts';

export const barredLines: Variant = {
  id: 'barred-lines',
  what: 'draws a bar before every line of a server',
  policy: (standard) => ({ ...standard, markImitations: (text) => text.replace(/^/gm, '\u2502 ') }),
};
