import { keeping } from './keeping.ts';
import type { Mutant } from './mutant.ts';

const arabicLetterMark = '\u061c';

export const stripBidi: Mutant = {
  id: 'forgotten-mark',
  breaks: 'strip.bidi',
  what: 'leaves U+061C, the bidirectional control that hand-written lists forget, in the message',
  policy: (standard) => keeping(standard, arabicLetterMark),
};
