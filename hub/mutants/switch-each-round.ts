import type { Mutant } from './mutant.ts';

export const switchEachRound: Mutant = {
  id: 'switch-at-first-only',
  breaks: 'switch.each-round',
  what: 'takes an answer to the child although questions were switched off meanwhile',
  policy: (standard) => ({ ...standard, mayGoOn: () => true }),
};
