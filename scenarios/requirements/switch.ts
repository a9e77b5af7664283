import type { Requirement } from '../../harness/model/requirement.ts';
import { elicitation, mrtrServer } from './clauses.ts';

/** switch: the operator decides. */
export const switches: readonly Requirement[] = [
  {
    id: 'switch.global',
    text: 'With questions switched off altogether, none is announced to a child and none reaches a client; everything else works as before.',
    basis: 'guide',
    strength: 'MUST',
    clauses: [elicitation('security-considerations')],
    applies: { child: 'modern', carried: true },
  },
  {
    id: 'switch.server',
    text: 'With the questions of one server switched off, none of it is announced to that server or reaches a client, while its neighbours go on asking.',
    basis: 'guide',
    strength: 'MUST',
    clauses: [elicitation('security-considerations')],
    applies: { child: 'modern', carried: true },
  },
  {
    id: 'switch.each-round',
    text: 'A switch that is thrown while a person thinks counts at once: an answer that comes back after that does not reach the child.',
    basis: 'derived',
    strength: 'MUST',
    clauses: [mrtrServer, elicitation('security-considerations')],
    applies: { client: 'modern', child: 'modern', carried: true },
  },
  {
    id: 'switch.invalid',
    text: 'A value of the switch that means neither on nor off keeps the hub from starting, with an error that says so; no default takes its place in silence.',
    basis: 'guide',
    strength: 'SHOULD',
    clauses: [elicitation('security-considerations')],
    applies: { carried: true },
  },
];
