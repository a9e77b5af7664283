import type { Requirement } from '../../harness/model/requirement.ts';
import { elicitation } from './clauses.ts';

/** attribute: the person can tell who asks. */
export const attribute: readonly Requirement[] = [
  {
    id: 'attribute.exact',
    text: 'The message of a question begins with `Server "<name>" asks:`, where the name is the one the operator gave the child.',
    basis: 'guide',
    strength: 'MUST',
    clauses: [elicitation('security-considerations')],
    applies: { carried: true },
  },
];
