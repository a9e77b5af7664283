import type { Requirement } from '../../harness/model/requirement.ts';
import { basic } from './clauses.ts';

/** meta: id spaces stay apart. */
export const meta: readonly Requirement[] = [
  {
    id: 'meta.question',
    text: "Nothing of the `_meta` of a child's question (progress token, related task, vendor keys) reaches the client: those ids belong to the child's side.",
    basis: 'guide',
    strength: 'MUST',
    clauses: [basic('meta')],
    applies: { carried: true },
  },
];
