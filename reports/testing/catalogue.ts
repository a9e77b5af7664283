import type { Requirement } from '../../harness/model/requirement.ts';

const page = 'basic/patterns/mrtr';
const clauses = [{ revision: '2026-07-28', page, anchor: 'server-requirements' }];

/** A small catalogue, as reports are handed one. */
export const catalogue: readonly Requirement[] = [
  {
    id: 'carry.answer',
    text: 'An accepted answer reaches the child that asked, equal as JSON.',
    basis: 'derived',
    strength: 'MUST',
    clauses,
    applies: { carried: true },
  },
  {
    id: 'seal.forged',
    text: 'A state that was altered on its way through the client is refused.',
    basis: 'spec',
    strength: 'MUST',
    clauses,
    applies: { client: 'modern', child: 'modern', carried: true },
  },
  {
    id: 'seal.client',
    text: 'A state that was issued to one client is refused when another presents it.',
    basis: 'guide',
    strength: 'MUST',
    atSpec: 'SHOULD',
    clauses,
    applies: { client: 'modern', child: 'modern', clientVia: 'http', carried: true },
  },
  {
    id: 'carry.refusal',
    text: 'A refusal reaches the child as what it was.',
    basis: 'spec',
    strength: 'MUST',
    clauses: [],
    applies: {},
  },
];
