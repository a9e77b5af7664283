import type { Requirement } from '../../harness/model/requirement.ts';
import { basic, cancellation, mrtrServer } from './clauses.ts';

/** survive: faults cost one call at most. */
export const survive: readonly Requirement[] = [
  {
    id: 'survive.child-crash',
    text: 'A child that dies during a call, in its first round or in a later one, ends that call with an error at once, and calls after it work.',
    basis: 'derived',
    strength: 'MUST',
    clauses: [basic('error-responses')],
    applies: {},
  },
  {
    id: 'survive.child-hang',
    text: "A call that its child never answers ends with an error at the hub's deadline, and other calls are not delayed by it.",
    basis: 'derived',
    strength: 'MUST',
    clauses: [cancellation('timeouts')],
    applies: {},
  },
  {
    id: 'survive.malformed',
    text: 'A result that no revision defines, such as an `input_required` without questions and state or with fields of the wrong type, ends the call with a definite error: never as an empty success, never in silence.',
    basis: 'derived',
    strength: 'MUST',
    clauses: [mrtrServer, basic('resulttype')],
    applies: {},
  },
  {
    id: 'survive.flood',
    text: 'Very large states, answers and results, and very many questions or notices at once, are refused or served, and others are served meanwhile.',
    basis: 'derived',
    strength: 'MUST',
    clauses: [basic('error-responses')],
    applies: {},
  },
  {
    id: 'survive.client-gone',
    text: 'A client that vanishes while its calls are under way, or never comes back with an answer, leaves nothing behind: it is served when it comes again, and so are others.',
    basis: 'derived',
    strength: 'MUST',
    clauses: [cancellation('behavior-requirements')],
    applies: {},
  },
  {
    id: 'survive.cancel',
    text: 'A call that its client takes back is taken back at the child too.',
    basis: 'spec',
    strength: 'SHOULD',
    clauses: [cancellation('behavior-requirements'), cancellation('transport-specific-cancellation')],
    applies: {},
  },
  {
    id: 'survive.late-answer',
    text: 'An answer that comes after its call was taken back, from the child or from the person, is ignored.',
    basis: 'derived',
    strength: 'MUST',
    clauses: [cancellation('timing-considerations')],
    applies: {},
  },
];
