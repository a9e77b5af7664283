import type { Requirement } from '../../harness/model/requirement.ts';
import { mrtrServer } from './clauses.ts';

/** seal: the state that comes back is hostile. */
export const seal: readonly Requirement[] = [
  {
    id: 'seal.forged',
    text: "A state that was altered in any way on its way through the client is refused. (A hub that relays the child's own state has none to protect.)",
    basis: 'spec',
    strength: 'MUST',
    clauses: [mrtrServer],
    applies: { client: 'modern', child: 'modern', carried: true },
  },
  {
    id: 'seal.client',
    text: 'A state that was issued to one OAuth client is refused when another presents it.',
    basis: 'guide',
    strength: 'MUST',
    atSpec: 'SHOULD',
    clauses: [mrtrServer],
    applies: { client: 'modern', child: 'modern', clientVia: 'http', carried: true },
  },
  {
    id: 'seal.rounds',
    text: 'One call shows its client at most the configured number of `input_required` results; the last allowed round still goes through, and the round after it is refused.',
    basis: 'guide',
    strength: 'MUST',
    clauses: [mrtrServer],
    applies: { client: 'modern', child: 'modern', carried: true },
  },
];
