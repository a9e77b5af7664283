import type { Requirement } from '../../harness/model/requirement.ts';
import { elicitation } from './clauses.ts';

/** fallback: a child that cannot ask still guards. */
export const fallback: readonly Requirement[] = [
  {
    id: 'fallback.told',
    text: 'A child whose caller declared no elicitation is given capabilities without elicitation, so that it can tell that nobody can be asked and takes its fallback.',
    basis: 'guide',
    strength: 'MUST',
    clauses: [elicitation('capabilities')],
    applies: {},
  },
];
