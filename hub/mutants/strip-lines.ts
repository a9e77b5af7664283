import type { Mutant } from './mutant.ts';

export const stripLines: Mutant = {
  id: 'joined-lines',
  breaks: 'strip.lines',
  what: 'takes ends of lines that are no newline out of the message, and joins the words around them',
  policy: (standard) => ({
    ...standard,
    strip: (text) => standard.strip(text.replace(/\r(?!\n)|[\v\f\u0085\u2028\u2029]/gu, '')),
  }),
};
