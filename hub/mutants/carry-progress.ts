import type { Mutant } from './mutant.ts';

export const carryProgress: Mutant = {
  id: 'silent-progress',
  breaks: 'carry.progress',
  what: 'keeps progress to itself',
  policy: (standard) => ({ ...standard, progress: () => undefined }),
};
