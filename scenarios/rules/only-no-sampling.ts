import { isObject, member } from '../../harness/model/json.ts';
import type { Rule } from '../../harness/model/sighting.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { broken, held } from './saw.ts';

const method = 'sampling/createMessage';

/** Premise: a child wanted a model's answer, and the client got through to the child afterwards all the same. */
export const onlyNoSampling: Rule = {
  requirement: 'only.no-sampling',
  look: (trace) => {
    const wanted = trace.entries.find(
      ({ side, direction, body }) => side === 'back' && direction === 'to-hub' && wantsSampling(body),
    );
    if (wanted === undefined) return [];
    const reached = trace.entries.find(
      ({ side, direction, body }) => side === 'front' && direction === 'from-hub' && wantsSampling(body),
    );
    if (reached !== undefined) {
      return [broken(reached, `no ${method} reaches a client`, `${reached.who} was sent one`)];
    }
    return fenceHeld(trace) ? [held(wanted)] : [];
  },
};

function wantsSampling(body: unknown): boolean {
  const map = member(body, 'result', 'inputRequests');
  return (
    member(body, 'method') === method ||
    (isObject(map) && Object.values(map).some((request) => member(request, 'method') === method))
  );
}

/** The plain call that ends the plan was answered: what was sent before it has come by now. */
function fenceHeld(trace: Trace): boolean {
  return trace.entries.some(
    ({ side, direction, part, body }) =>
      side === 'front' && direction === 'from-hub' && part?.call === -1 && isObject(member(body, 'result')),
  );
}
