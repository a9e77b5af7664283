import { member } from '../../harness/model/json.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { probed, summary } from './probed.ts';
import { broken, held } from './saw.ts';
import { legacyServer, servesAsLegacy } from './served-as-legacy.ts';

const methodNotFound = -32601;

/** Premise: a modern client used a method that no revision and none of our children know, and was served afterwards. */
export const wireUnknownMethod: Rule = {
  requirement: 'wire.unknown-method',
  look: (trace) => {
    if (trace.pair.client !== '2026-07-28') return [];
    if (trace.plan.probes !== undefined && servesAsLegacy(trace)) return [legacyServer];
    return probed(trace).flatMap(({ request, answer, probe }): Sighting[] => {
      const method = member(request.body, 'method');
      if (probe.bare || probe.headers !== undefined || !String(method).startsWith('x-')) return [];
      const http = request.via === 'http';
      const right =
        member(answer.body, 'error', 'code') === methodNotFound && (!http || answer.status === 404);
      if (right) return [held(answer)];
      return [broken(answer, `${http ? 'HTTP 404 with ' : ''}error ${methodNotFound}`, summary(answer))];
    });
  },
};
