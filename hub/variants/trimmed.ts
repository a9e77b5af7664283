import type { Variant } from './variant.ts';

export const trimmed: Variant = {
  id: 'trimmed',
  what: 'takes white space from both ends of a text and from the ends of its lines',
  policy: (standard) => ({
    ...standard,
    strip: (text) => standard.strip(text).replace(/\s+$/gmu, '').trim(),
  }),
};
