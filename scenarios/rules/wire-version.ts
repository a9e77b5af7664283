import type { Entry } from '../../harness/model/entry.ts';
import { isObject, member } from '../../harness/model/json.ts';
import { revisions } from '../../harness/model/revision.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { probed, summary } from './probed.ts';
import { broken, held } from './saw.ts';
import { legacyServer, servesAsLegacy } from './served-as-legacy.ts';

const unsupportedVersion = -32022;
const invalidParams = -32602;

/** Revisions that were published before the ones that know elicitation. A hub may serve them too. */
const older = ['2024-11-05', '2025-03-26'];

/** Premise: a modern client named a version that there is none of, or left a part of its envelope out; then it was served. */
export const wireVersion: Rule = {
  requirement: 'wire.version',
  look: (trace) => {
    if (trace.pair.client !== '2026-07-28') return [];
    if (trace.plan.probes !== undefined && servesAsLegacy(trace)) return [legacyServer];
    return probed(trace).flatMap(({ request, answer }): Sighting[] => {
      const code = expectedCode(request);
      if (code === undefined) return [];
      const status = request.via === 'http' ? 'HTTP 400 with ' : '';
      const right =
        member(answer.body, 'error', 'code') === code && (request.via !== 'http' || answer.status === 400);
      if (!right) return [broken(answer, `${status}error ${code}`, summary(answer))];
      if (code !== unsupportedVersion) return [held(answer)];
      const supported = member(answer.body, 'error', 'data', 'supported');
      if (Array.isArray(supported) && supported.includes('2026-07-28')) return [held(answer)];
      return [
        broken(
          answer,
          'the refusal names the versions that are served',
          `it names ${JSON.stringify(supported) ?? 'none'}`,
        ),
      ];
    });
  },
};

/** What a request must be refused with; undefined where it may be served. */
function expectedCode({ body, headers, via }: Entry): number | undefined {
  const meta = member(body, 'params', '_meta');
  const version = member(meta, 'io.modelcontextprotocol/protocolVersion');
  if (typeof version === 'string' && ![...revisions, ...older].includes(version)) return unsupportedVersion;
  if (version === '2026-07-28') {
    return isObject(member(meta, 'io.modelcontextprotocol/clientCapabilities')) ? undefined : invalidParams;
  }
  // Over stdio nothing but the envelope says which era a request is of.
  const namesModern = via === 'http' && headers?.['mcp-protocol-version'] === '2026-07-28';
  return version === undefined && namesModern && member(body, 'method') !== 'initialize'
    ? invalidParams
    : undefined;
}
