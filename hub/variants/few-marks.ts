import type { Variant } from './variant.ts';

export const fewMarks: Variant = {
  id: 'few-marks',
  what: 'leaves four marks on a letter at most, so that no text grows over its neighbours',
  policy: (standard) => ({
    ...standard,
    strip: (text) => standard.strip(text).replace(/(\p{M}{4})\p{M}+/gu, '$1'),
  }),
};
