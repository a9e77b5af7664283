import { isObject, member, sameJson } from '../../harness/model/json.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { legs } from './legs.ts';
import { broken, held, quote } from './saw.ts';

/** Keys that the protocol keeps for itself: the second label of the prefix says so (2026-07-28 basic, `_meta`). */
const reserved = /^[^./]+\.(?:modelcontextprotocol|mcp)(?:\.[^/]*)?\//;

/** Premise: a modern client got a result for one in whose `_meta` the child had set reserved keys. */
export const metaReserved: Rule = {
  requirement: 'meta.reserved',
  look: (trace) => {
    if (trace.pair.client !== '2026-07-28') return [];
    return legs(trace).flatMap(({ child, client }): Sighting[] => {
      const result = member(client.body, 'result');
      const set = member(child.body, 'result', '_meta');
      if (!isObject(result) || !isObject(set)) return [];
      const own = Object.entries(set).filter(([key]) => reserved.test(key));
      if (own.length === 0) return [];
      const came = isObject(result._meta) ? result._meta : {};
      const left = own.filter(([key, value]) => Object.hasOwn(came, key) && sameJson(came[key], value));
      if (left.length === 0) return [held(client)];
      const actual = `_meta carries ${quote(Object.fromEntries(left))}`;
      return [broken(client, "nothing that the child set under the protocol's own keys", actual)];
    });
  },
};
