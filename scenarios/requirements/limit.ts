import type { Requirement } from '../../harness/model/requirement.ts';
import { elicitation } from './clauses.ts';

/** limit: a question has a size. */
export const limit: readonly Requirement[] = [
  {
    id: 'limit.message',
    text: 'No question whose message is above the limit reaches the client in full; one whose message is exactly at the limit does.',
    basis: 'guide',
    strength: 'MUST',
    clauses: [elicitation('security-considerations')],
    applies: { child: 'modern', carried: true },
  },
  {
    id: 'limit.payload',
    text: 'No question that is as a whole above the limit reaches the client, and the call that caused it ends with a definite error.',
    basis: 'guide',
    strength: 'MUST',
    clauses: [elicitation('security-considerations')],
    applies: { child: 'modern', carried: true },
  },
  {
    id: 'limit.bytes',
    text: 'Limits count bytes of UTF-8, and no character is cut in half.',
    basis: 'guide',
    strength: 'MUST',
    clauses: [elicitation('security-considerations')],
    applies: { child: 'modern', carried: true },
  },
  {
    id: 'limit.bad-value',
    text: 'A limit whose value is no size is named in the log, and the default holds in its place.',
    basis: 'guide',
    strength: 'SHOULD',
    clauses: [elicitation('security-considerations')],
    applies: { child: 'modern', carried: true },
  },
];
