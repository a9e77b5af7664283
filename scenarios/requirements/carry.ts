import type { Requirement } from '../../harness/model/requirement.ts';
import { elicitation, mrtr, mrtrClient } from './clauses.ts';

/** carry: the question and its answer travel. */
export const carry: readonly Requirement[] = [
  {
    id: 'carry.question',
    text: 'Every elicitation of a child reaches the client of the very call that caused it: as an `input_required` result on a modern leg, as a pushed request on a legacy one.',
    basis: 'derived',
    strength: 'MUST',
    clauses: [mrtr('multi-round-trip-requests'), elicitation('elicitation-requests')],
    applies: { carried: true },
  },
  {
    id: 'carry.answer',
    text: "An accepted answer reaches the child under the child's own key and equals, as JSON, what the client gave.",
    basis: 'derived',
    strength: 'MUST',
    clauses: [mrtrClient],
    applies: { carried: true },
  },
  {
    id: 'carry.refusal',
    text: 'A decline arrives at the child as a decline and a cancel as a cancel; neither turns into the other or into an acceptance, and none is lost.',
    basis: 'spec',
    strength: 'MUST',
    clauses: [elicitation('response-actions')],
    applies: { carried: true },
  },
  {
    id: 'carry.child-state',
    text: "The child's own `requestState` comes back to it on the retry, byte for byte; where it sent none, none comes.",
    basis: 'spec',
    strength: 'MUST',
    clauses: [mrtrClient],
    applies: { client: 'modern', child: 'modern', carried: true },
  },
];
