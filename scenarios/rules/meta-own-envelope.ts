import { isObject, member, sameJson } from '../../harness/model/json.ts';
import { eraOf } from '../../harness/model/revision.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { fold } from './fold.ts';
import { broken, held, quote } from './saw.ts';

const prefix = 'io.modelcontextprotocol/';

/** Keys that a legacy revision has itself. */
const legacyKeys: readonly string[] = [`${prefix}related-task`];

/** Premise: a child was called. */
export const metaOwnEnvelope: Rule = {
  requirement: 'meta.own-envelope',
  look: (trace) => {
    const clients = introductions(trace);
    return fold(trace).childRequests.map(({ entry }): Sighting => {
      const meta = member(entry.body, 'params', '_meta');
      if (eraOf(entry.revision) === 'legacy') {
        const modern = Object.keys(isObject(meta) ? meta : {}).filter(
          (key) => key.startsWith(prefix) && !legacyKeys.includes(key),
        );
        if (modern.length === 0) return held(entry);
        return broken(
          entry,
          'a legacy child sees no keys of the modern revision',
          `it sees ${quote(modern)}`,
        );
      }
      const info = member(meta, `${prefix}clientInfo`);
      if (!clients.some((one) => sameJson(one, info))) return held(entry);
      return broken(
        entry,
        'the hub introduces itself to the child',
        `it introduces its client, ${quote(info)}`,
      );
    });
  },
};

/** How our clients introduced themselves to the hub. */
function introductions({ entries }: Trace): unknown[] {
  return entries
    .filter(({ side, direction }) => side === 'front' && direction === 'to-hub')
    .flatMap(({ body }) => [
      member(body, 'params', '_meta', `${prefix}clientInfo`),
      member(body, 'method') === 'initialize' ? member(body, 'params', 'clientInfo') : undefined,
    ])
    .filter((info) => info !== undefined);
}
