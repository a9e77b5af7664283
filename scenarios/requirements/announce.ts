import type { Requirement } from '../../harness/model/requirement.ts';
import { basic, elicitation } from './clauses.ts';

/** announce: a child is told the truth, each time. */
export const announce: readonly Requirement[] = [
  {
    id: 'announce.per-request',
    text: 'What a child is told about elicitation follows from the request at hand alone: nothing is remembered from an earlier request or from another client.',
    basis: 'spec',
    strength: 'MUST',
    clauses: [basic('statelessness'), elicitation('capabilities')],
    applies: { client: 'modern', child: 'modern', carried: true },
  },
  {
    id: 'announce.legacy-http',
    text: 'For a legacy client over HTTP, a child is told of no elicitation in any shape and the client is shown none, even if it declared the capability in its handshake.',
    basis: 'guide',
    strength: 'MUST',
    clauses: [elicitation('capabilities')],
    applies: { client: 'legacy', clientVia: 'http' },
  },
];
