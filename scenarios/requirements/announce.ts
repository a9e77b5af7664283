import type { Requirement } from '../../harness/model/requirement.ts';
import { basic, elicitation, mrtrServer, versioning } from './clauses.ts';

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
  {
    id: 'announce.all-four',
    text: 'Elicitation, in every mode that the caller of this request declared, is announced to a child that negotiated 2026-07-28 and that the operator lets ask; to any other child it is not.',
    basis: 'guide',
    strength: 'MUST',
    clauses: [elicitation('capabilities')],
    applies: {},
  },
  {
    id: 'announce.mirror',
    text: 'A child is told of no mode of elicitation that the request at hand does not declare.',
    basis: 'spec',
    strength: 'MUST',
    clauses: [mrtrServer, elicitation('capabilities')],
    applies: { child: 'modern', carried: true },
  },
  {
    id: 'announce.nothing-else',
    text: 'Sampling, roots and whatever else the client declares is not announced to a child.',
    basis: 'guide',
    strength: 'MUST',
    clauses: [basic('meta')],
    applies: {},
  },
  {
    id: 'announce.mode',
    text: 'A url question never reaches a client that declared forms only, nor a form one that declared urls only.',
    basis: 'spec',
    strength: 'MUST',
    clauses: [elicitation('capabilities')],
    applies: { child: 'modern', carried: true },
  },
  {
    id: 'announce.stdio-both',
    text: 'Over stdio a question reaches clients of both eras: a legacy one by a request in the shape of its own revision, a modern one in an `input_required` result.',
    basis: 'guide',
    strength: 'MUST',
    clauses: [versioning('compatibility-matrix')],
    applies: { child: 'modern', clientVia: 'stdio', carried: true },
  },
  {
    id: 'announce.honest',
    text: 'What a child is told that it may ask can be answered: its question ends in an answer or a definite error before the deadline.',
    basis: 'derived',
    strength: 'MUST',
    clauses: [elicitation('capabilities')],
    applies: {},
  },
];
