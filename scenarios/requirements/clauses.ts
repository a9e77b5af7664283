import type { Clause } from '../../harness/model/requirement.ts';

const pageOf =
  (revision: string) =>
  (page: string) =>
  (anchor: string): Clause => ({ revision, page, anchor });
const modern = pageOf('2026-07-28');
const of2025 = pageOf('2025-11-25');

/** Clauses of the specification by page; the argument is the heading's anchor. */
export const mrtr = modern('basic/patterns/mrtr');
export const elicitation = modern('client/elicitation');
export const basic = modern('basic/index');
export const versioning = modern('basic/versioning');
export const http = modern('basic/transports/streamable-http');
export const discover = modern('server/discover');
export const mrtrServer = mrtr('server-requirements-basic-workflow');
export const mrtrClient = mrtr('client-requirements-basic-workflow');
export const progress = modern('basic/patterns/progress');
export const safeUrls = elicitation('safe-url-handling');
export const tools = modern('server/tools');
export const transports2025 = of2025('basic/transports');
export const elicitation2025 = of2025('client/elicitation');
export const cancellation = modern('basic/patterns/cancellation');
