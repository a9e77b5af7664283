import type { Entry } from '../../harness/model/entry.ts';
import { isObject, member } from '../../harness/model/json.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { fences } from './fence.ts';
import { broken, held } from './saw.ts';
import { reaching, wantedBy } from './wanted.ts';

/** The capability that a client declares if it can be sent a request of this method. */
const capabilities = new Map([
  ['elicitation/create', 'elicitation'],
  ['sampling/createMessage', 'sampling'],
  ['roots/list', 'roots'],
]);

/** The capability for a method; undefined for methods that nobody can declare. */
export function capabilityFor(method: string): string | undefined {
  return capabilities.get(method);
}

/**
 * Premise: a child wanted something that its caller had not declared at all, and the caller was served afterwards. A mode
 * of elicitation that a client did not declare beside one that it did is a matter of `announce.mode`.
 */
export const onlyUndeclared: Rule = {
  requirement: 'only.undeclared',
  look: (trace) => {
    const stray = reaching(trace.entries).flatMap(({ entry, method }): Sighting[] => {
      const capability = capabilityFor(method);
      const declared = declaredTo(trace, entry);
      if (capability === undefined || declared === undefined || Object.hasOwn(declared, capability))
        return [];
      return [
        broken(
          entry,
          `no ${method} for a client that declared no ${capability}`,
          `${entry.who} was sent one`,
        ),
      ];
    });
    if (stray.length > 0) return stray;
    if (fences(trace).length === 0) return [];
    return wantedBy(trace.entries).flatMap(({ entry, method }): Sighting[] => {
      const capability = capabilityFor(method);
      const call = trace.plan.calls[entry.part?.call ?? -1];
      return capability === undefined || call === undefined || Object.hasOwn(call.declares, capability)
        ? []
        : [held(entry)];
    });
  },
};

/** What a client had declared for the message that it gets: in the request that it answers, or in its handshake. */
function declaredTo({ entries }: Trace, { link, answers, side }: Entry): object | undefined {
  const request = answers === undefined ? undefined : entries[answers];
  const envelope = member(request?.body, 'params', '_meta', 'io.modelcontextprotocol/clientCapabilities');
  const handshake = entries.find(
    (entry) => entry.side === side && entry.link === link && member(entry.body, 'method') === 'initialize',
  );
  const declared = envelope ?? member(handshake?.body, 'params', 'capabilities');
  return isObject(declared) ? declared : undefined;
}
