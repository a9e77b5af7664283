import type { Entry } from '../../harness/model/entry.ts';
import { isObject, member } from '../../harness/model/json.ts';
import { eraOf } from '../../harness/model/revision.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { fences } from './fence.ts';
import { broken, held, quote } from './saw.ts';

/** What stands behind a line end must be so long to be recognised. */
const leastLength = 8;

/** Premise: a name with a line end in it came to the hub, from a client or from a child, and the hub went on serving. */
export const logNotForged: Rule = {
  requirement: 'log.not-forged',
  look: (trace) => {
    const { log } = trace;
    const [fence] = fences(trace);
    if (log === undefined || fence === undefined) return [];
    const lines = log.flatMap((line) => line.split('\r')).map((line) => line.trim());
    return carriers(trace).map(({ entry, name }): Sighting => {
      const forged = behindLineEnds(name).find((piece) => lines.some((line) => line.startsWith(piece)));
      if (forged === undefined) return held(entry);
      return broken(entry, 'a name makes no line of its own in the log', `there is a line ${quote(forged)}`);
    });
  },
};

/** Messages that brought such a name to the hub. */
function carriers(trace: Trace): { entry: Entry; name: string }[] {
  const methods = trace.plan.calls.flatMap(({ rounds }) =>
    rounds.flatMap(({ beside = [] }) => beside.map(({ method }) => method)),
  );
  const names = eraOf(trace.pair.client) === 'modern' ? Object.values(trace.plan.introduces ?? {}) : [];
  return [...new Set([...methods, ...names])]
    .filter((name) => behindLineEnds(name).length > 0)
    .flatMap((name) => {
      const entry = trace.entries.find(
        ({ direction, body }) =>
          direction === 'to-hub' && (methodsIn(body).includes(name) || isBy(body, name)),
      );
      return entry === undefined ? [] : [{ entry, name }];
    });
}

function methodsIn(body: unknown): unknown[] {
  const embedded = member(body, 'result', 'inputRequests');
  return [
    member(body, 'method'),
    ...(isObject(embedded) ? Object.values(embedded).map((one) => member(one, 'method')) : []),
  ];
}

function isBy(body: unknown, name: string): boolean {
  const own = member(body, 'params', '_meta', 'io.modelcontextprotocol/clientInfo', 'name');
  return typeof own === 'string' && own.startsWith(name);
}

function behindLineEnds(name: string): string[] {
  return name
    .split(/[\r\n]+/)
    .slice(1)
    .map((piece) => piece.trim())
    .filter((piece) => piece.length >= leastLength);
}
