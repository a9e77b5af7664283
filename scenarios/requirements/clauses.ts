import type { Clause } from '../../harness/model/requirement.ts';

const modern =
  (page: string) =>
  (anchor: string): Clause => ({ revision: '2026-07-28', page, anchor });

/** Clauses of the specification by page; the argument is the heading's anchor. */
export const mrtr = modern('basic/patterns/mrtr');
export const elicitation = modern('client/elicitation');
export const basic = modern('basic/index');
export const versioning = modern('basic/versioning');
export const mrtrServer = mrtr('server-requirements-basic-workflow');
export const mrtrClient = mrtr('client-requirements-basic-workflow');
