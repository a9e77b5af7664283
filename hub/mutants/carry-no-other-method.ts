import type { Mutant } from './mutant.ts';

export const carryNoOtherMethod: Mutant = {
  id: 'lists-may-ask',
  breaks: 'carry.no-other-method',
  what: 'passes a question on that a child puts in the place of a list',
  policy: (standard) => ({ ...standard, mayBeAskedFor: () => true }),
};
