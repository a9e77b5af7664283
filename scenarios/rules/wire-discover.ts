import { isObject, member } from '../../harness/model/json.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { type Probed, probed, summary } from './probed.ts';
import { broken, held } from './saw.ts';
import { legacyServer, servesAsLegacy } from './served-as-legacy.ts';

const unsupportedVersion = -32022;

/**
 * Premise: a modern client asked what the hub speaks, and was served in 2026-07-28. Whether another version that is
 * named works can be told only where the plan tries it.
 */
export const wireDiscover: Rule = {
  requirement: 'wire.discover',
  look: (trace) => {
    if (trace.pair.client !== '2026-07-28') return [];
    if (trace.plan.probes !== undefined && servesAsLegacy(trace)) return [legacyServer];
    const all = probed(trace);
    return all.filter(isDiscovery).map(({ answer }): Sighting => {
      const named = member(answer.body, 'result', 'supportedVersions');
      if (!Array.isArray(named)) return broken(answer, 'an answer that names versions', summary(answer));
      if (!named.includes('2026-07-28')) {
        return broken(
          answer,
          '2026-07-28 is among the versions, for it is served',
          `they are ${named.join(', ')}`,
        );
      }
      const untrue = named.find((version) => isRefused(all, String(version)));
      if (untrue === undefined) return held(answer);
      return broken(
        answer,
        'every version that is named works',
        `${untrue} is named, and refused when it is used`,
      );
    });
  },
};

function isDiscovery({ request, probe }: Probed): boolean {
  const version = member(request.body, 'params', '_meta', 'io.modelcontextprotocol/protocolVersion');
  return (
    member(request.body, 'method') === 'server/discover' &&
    version === '2026-07-28' &&
    !probe.bare &&
    probe.headers === undefined
  );
}

/** The plan tried the version, by handshake or by envelope, and the hub would not have it. */
function isRefused(all: readonly Probed[], version: string): boolean {
  return all.some(({ request, answer }) => {
    const { body } = request;
    if (member(body, 'method') === 'initialize' && member(body, 'params', 'protocolVersion') === version) {
      const result = member(answer.body, 'result');
      return !isObject(result) || result.protocolVersion !== version;
    }
    const used = member(body, 'params', '_meta', 'io.modelcontextprotocol/protocolVersion');
    return used === version && member(answer.body, 'error', 'code') === unsupportedVersion;
  });
}
