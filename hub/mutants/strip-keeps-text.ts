import type { Mutant } from './mutant.ts';

export const stripKeepsText: Mutant = {
  id: 'greedy-strip',
  breaks: 'strip.keeps-text',
  what: 'takes all format characters out of the message, also the Arabic signs that a person sees',
  policy: (standard) => ({ ...standard, strip: (text) => standard.strip(text).replace(/\p{Cf}/gu, '') }),
};
