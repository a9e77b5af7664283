import { sameJson } from '../../harness/model/json.ts';
import type { ChildName } from '../../harness/model/plan.ts';
import { eraOf } from '../../harness/model/revision.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { fences } from './fence.ts';
import { type ChildRequest, fold } from './fold.ts';
import { broken, held, quote } from './saw.ts';

const notForwarded = /not forwarded/i;

/**
 * Premise: clients that declared no elicitation called a child. For each client and child the log says so, now or
 * before, and it does not say so twice. (What a hub says of those that declared it depends on the order in which it
 * looks at its reasons.)
 */
export const logOnce: Rule = {
  requirement: 'log.once',
  look: (trace) => {
    const { log, plan } = trace;
    const first = plan.calls[0];
    if (log === undefined || fences(trace).length === 0) return [];
    if (!plan.calls.every(({ declares }) => sameJson(declares, first?.declares))) return [];
    if (first?.declares.elicitation !== undefined) return [];
    return (['alpha', 'beta'] as const).flatMap((child) => lookAt(trace, log, child));
  },
};

function lookAt(trace: Trace, log: readonly string[], child: ChildName): Sighting[] {
  const called = fold(trace).childRequests.filter(({ call }) => trace.plan.calls[call]?.to === child);
  const [request] = called;
  if (request === undefined) return [];
  const isAbout = (line: string) => notForwarded.test(line) && line.includes(trace.hub.childNames[child]);
  const clients = clientsOf(trace, called);
  const now = log.filter(isAbout);
  if (now.length > clients) {
    const expected = `it is said once for each of ${clients} clients that a question of ${child} would not be forwarded`;
    return [broken(request.entry, expected, `it is said ${now.length} times, last in ${quote(now.at(-1))}`)];
  }
  const ever = new Set([...now, ...(trace.logBefore ?? []).filter(isAbout)]);
  if (ever.size >= clients) return [held(request.entry)];
  if (trace.logBefore === undefined) return [];
  const expected = `the log says of ${clients} clients that a question of ${child} would not be forwarded`;
  return [broken(request.entry, expected, `it says so in ${ever.size} lines`)];
}

/** How many clients called, as far as the hub can tell them apart. */
function clientsOf(trace: Trace, called: readonly ChildRequest[]): number {
  const apart =
    trace.hub.tellsClientsApart || trace.pair.clientVia === 'stdio' || eraOf(trace.pair.client) === 'modern';
  return apart ? new Set(called.map(({ call }) => trace.plan.calls[call]?.by)).size : 1;
}
