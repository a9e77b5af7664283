import type { Requirement } from '../../harness/model/requirement.ts';
import { elicitation } from './clauses.ts';

/** log: findable, and silent about the content. */
export const logging: readonly Requirement[] = [
  {
    id: 'log.no-question',
    text: 'No part of a question (message, text of the schema, url, default) is in the log, neither plain nor escaped nor encoded, also where it was refused or the child failed.',
    basis: 'guide',
    strength: 'MUST',
    clauses: [elicitation('url-mode-elicitation-for-sensitive-data')],
    applies: {},
  },
  {
    id: 'log.no-answer',
    text: 'No part of an answer and no state is in the log, neither plain nor escaped nor encoded.',
    basis: 'guide',
    strength: 'MUST',
    clauses: [elicitation('url-mode-elicitation-for-sensitive-data')],
    applies: { child: 'modern', carried: true },
  },
  {
    id: 'log.once',
    text: 'That a client cannot be asked is logged once per client, server and reason, and once again for another client or server.',
    basis: 'guide',
    strength: 'MUST',
    clauses: [elicitation('capabilities')],
    applies: {},
  },
  {
    id: 'log.not-forged',
    text: 'Names that carry line ends make no line of their own in the log.',
    basis: 'guide',
    strength: 'SHOULD',
    clauses: [elicitation('security-considerations')],
    applies: {},
  },
];
