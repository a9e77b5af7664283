import type { Mutant } from './mutant.ts';

const hour = 3_600_000;

export const surviveChildHang: Mutant = {
  id: 'endless-patience',
  breaks: 'survive.child-hang',
  what: 'waits an hour for the answer of a child, whatever is configured',
  policy: (standard) => ({ ...standard, callDeadline: () => hour }),
};
