import { member } from '../../harness/model/json.ts';
import type { AskingMethod } from '../../harness/model/plan.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { differsIn, passed, refusals, rightfulRequest } from './attack.ts';
import { exemptAltogether } from './saw.ts';

/**
 * Premise: a client presented its state with another method, which it had used at that child with success before, and
 * afterwards with the right one with success. A hub that does not serve the other method has nothing to tell apart.
 */
export const sealMethod: Rule = {
  requirement: 'seal.method',
  look: (trace) => {
    const methods = new Set(
      trace.plan.calls.flatMap(({ rounds }) =>
        rounds.flatMap(({ attacks = [] }) =>
          attacks.filter((one) => differsIn(one, 'method')).map(({ method }) => method),
        ),
      ),
    );
    return [...methods].flatMap((method): Sighting[] => {
      if (method === undefined || !tried(trace, method)) return [];
      if (!serves(trace, method)) return [exemptAltogether(`it does not serve ${method} through this door`)];
      return refusals(trace, (attack) => attack.method === method && differsIn(attack, 'method'), {
        relaysMayPass: true,
      });
    });
  },
};

/** The requests of the plan that used a method as it is meant to be used. */
function requestsWith(trace: Trace, method: AskingMethod) {
  return trace.plan.calls
    .flatMap((_, call) => rightfulRequest(trace, call, 0) ?? [])
    .filter(({ body }) => member(body, 'method') === method);
}

function tried(trace: Trace, method: AskingMethod): boolean {
  return requestsWith(trace, method).length > 0;
}

function serves(trace: Trace, method: AskingMethod): boolean {
  return requestsWith(trace, method).some((request) => passed(trace, request));
}
