import type { Requirement } from '../../harness/model/requirement.ts';
import { basic, versioning } from './clauses.ts';

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
  {
    id: 'wire.era-honest',
    text: 'A request with a modern envelope is served as a modern one (its result carries `resultType`) or refused; it is not served in silence under the rules of an earlier era.',
    basis: 'derived',
    strength: 'SHOULD',
    clauses: [versioning('backward-compatibility-with-initialization-based-versions'), basic('resulttype')],
    applies: { client: 'modern' },
  },
];
