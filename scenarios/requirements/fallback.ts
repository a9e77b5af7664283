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
  {
    id: 'fallback.token',
    text: 'The token that a child gives out where nobody can be asked works through the hub from the first call to the effect, and not with other arguments.',
    basis: 'guide',
    strength: 'MUST',
    clauses: [elicitation('capabilities')],
    applies: {},
  },
  {
    id: 'fallback.not-weaker',
    text: 'No switch, limit or refusal turns a guarded call into an unguarded one: without an answer that accepts or the token that was given out, it takes no effect.',
    basis: 'guide',
    strength: 'MUST',
    clauses: [elicitation('response-actions')],
    applies: {},
  },
];
