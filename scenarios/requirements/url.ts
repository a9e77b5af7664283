import type { Requirement } from '../../harness/model/requirement.ts';
import { elicitation, safeUrls } from './clauses.ts';

/** Questions that are answered behind a url came with 2025-11-25. */
const withUrls = { since: '2025-11-25', carried: true } as const;

/** url: where a question leads. */
export const url: readonly Requirement[] = [
  {
    id: 'url.verbatim',
    text: 'The url of a question reaches the client byte for byte, or the question does not reach it.',
    basis: 'derived',
    strength: 'MUST',
    clauses: [elicitation('url-mode-elicitation-requests'), safeUrls],
    applies: withUrls,
  },
  {
    id: 'url.no-fetch',
    text: 'The hub never opens the url of a question, not even to look at what is there.',
    basis: 'spec',
    strength: 'MUST',
    clauses: [safeUrls],
    applies: withUrls,
  },
  {
    id: 'url.safe',
    text: 'Only urls of `https` without user info travel, and those of `http` that lead to the same machine.',
    basis: 'guide',
    strength: 'SHOULD',
    clauses: [safeUrls],
    applies: withUrls,
  },
];
