import type { Requirement } from '../../harness/model/requirement.ts';
import { elicitation } from './clauses.ts';

/** diagnose: a client can find out why nothing is asked. */
export const diagnose: readonly Requirement[] = [
  {
    id: 'diagnose.present',
    text: 'The tool `describe_connection` exists where diagnostics are switched on, and nowhere else.',
    basis: 'guide',
    strength: 'MUST',
    clauses: [elicitation('capabilities')],
    applies: {},
  },
  {
    id: 'diagnose.true',
    text: 'What `describe_connection` says (era, capability, whether a question of a server would reach this client) is what then happens.',
    basis: 'guide',
    strength: 'MUST',
    clauses: [elicitation('capabilities')],
    applies: {},
  },
];
