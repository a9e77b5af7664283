import type { Requirement } from '../../harness/model/requirement.ts';
import { mrtrServer } from './clauses.ts';

/** only: questions alone travel. */
export const only: readonly Requirement[] = [
  {
    id: 'only.no-sampling',
    text: "A child's `sampling/createMessage` never reaches the client, not even one that declares sampling: a child does not get to spend the caller's model budget.",
    basis: 'guide',
    strength: 'MUST',
    clauses: [mrtrServer],
    applies: {},
  },
];
