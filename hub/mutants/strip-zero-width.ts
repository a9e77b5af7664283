import { keeping } from './keeping.ts';
import type { Mutant } from './mutant.ts';

const softHyphen = '\u00ad';

export const stripZeroWidth: Mutant = {
  id: 'forgotten-hyphen',
  breaks: 'strip.zero-width',
  what: 'leaves U+00AD, which nobody sees within a line, in the message',
  policy: (standard) => keeping(standard, softHyphen),
};
