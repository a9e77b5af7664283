import type { Mutant } from './mutant.ts';

export const surviveChildCrash: Mutant = {
  id: 'gone-for-good',
  breaks: 'survive.child-crash',
  at: '28..28/http..stdio',
  what: 'does not start a child again that went away',
  policy: (standard) => ({ ...standard, startsAgain: () => false }),
};
