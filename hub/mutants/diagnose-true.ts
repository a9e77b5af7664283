import type { Mutant } from './mutant.ts';

export const diagnoseTrue: Mutant = {
  id: 'reassuring-diagnosis',
  breaks: 'diagnose.true',
  what: 'says of every server that its questions reach the client',
  policy: (standard) => ({ ...standard, describeReach: () => ({ reachesYou: true }) }),
};
