import { keeping } from './keeping.ts';
import type { Mutant } from './mutant.ts';

const controlSequenceIntroducer = '\u009b';

export const stripControl: Mutant = {
  id: 'forgotten-c1',
  breaks: 'strip.control',
  what: 'leaves U+009B, which begins an escape sequence without an escape, in the message',
  policy: (standard) => keeping(standard, controlSequenceIntroducer),
};
