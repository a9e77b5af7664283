import type { Requirement } from '../../harness/model/requirement.ts';
import { basic, elicitation, mrtr } from './clauses.ts';

/** isolate: nobody gets another's question, nothing is held. */
export const isolate: readonly Requirement[] = [
  {
    id: 'isolate.caller',
    text: 'While several clients call at once, in whatever order their calls are answered, a question reaches no client but the one whose call caused it.',
    basis: 'spec',
    strength: 'MUST',
    clauses: [elicitation('security-considerations')],
    applies: {},
  },
  {
    id: 'isolate.child',
    text: 'While several children ask at once, an answer reaches only the child and the call whose question it answers.',
    basis: 'derived',
    strength: 'MUST',
    clauses: [elicitation('security-considerations')],
    applies: {},
  },
  {
    id: 'isolate.ids',
    text: 'Equal ids of different senders, and a number beside the same digits as a text, stay apart: each request is answered under its own id with what belongs to its own call.',
    basis: 'spec',
    strength: 'MUST',
    clauses: [basic('requests'), basic('responses')],
    applies: {},
  },
  {
    id: 'isolate.idle',
    text: 'A client that is connected and has no call under way is shown no question and sent no result.',
    basis: 'derived',
    strength: 'MUST',
    clauses: [elicitation('security-considerations')],
    applies: {},
  },
  {
    id: 'isolate.not-held',
    text: 'While a person thinks, no request of the call is open and no place for calls is taken: with many questions open, a new call is served at once.',
    basis: 'guide',
    strength: 'MUST',
    clauses: [mrtr('basic-workflow')],
    applies: { client: 'modern', child: 'modern', carried: true },
  },
  {
    id: 'isolate.replica',
    text: 'A state that one instance of the hub gave out opens at another that was started with the same secret.',
    basis: 'guide',
    strength: 'SHOULD',
    clauses: [mrtr('basic-workflow')],
    applies: { client: 'modern', child: 'modern', carried: true },
  },
];
