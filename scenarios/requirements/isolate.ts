import type { Requirement } from '../../harness/model/requirement.ts';
import { elicitation } from './clauses.ts';

/** isolate: nobody gets another's question. */
export const isolate: readonly Requirement[] = [
  {
    id: 'isolate.caller',
    text: 'While several clients call at once, in whatever order their calls are answered, a question reaches no client but the one whose call caused it.',
    basis: 'spec',
    strength: 'MUST',
    clauses: [elicitation('security-considerations')],
    applies: {},
  },
];
