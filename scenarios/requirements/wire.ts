import type { Requirement } from '../../harness/model/requirement.ts';
import { basic } from './clauses.ts';

/** wire: the protocol itself. */
export const wire: readonly Requirement[] = [
  {
    id: 'wire.schema',
    text: "Every message that the hub sends, to its client and to its child, is valid for that leg's revision.",
    basis: 'spec',
    strength: 'MUST',
    clauses: [basic('messages'), basic('schema')],
    applies: {},
  },
];
