import { isObject, member } from '../../harness/model/json.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { fences } from './fence.ts';
import { fold } from './fold.ts';
import { broken, held, quote } from './saw.ts';

/** Names that no hub has a reason to write otherwise than they are. */
const plainMethod = /^[A-Za-z]+\/[A-Za-z]{1,40}$/;

/**
 * Premise: a child put a request that is no question into its result, it did not come to a client, and what the hub
 * writes to its log is known. One
 * line names the child, its tool and the method.
 */
export const onlyDropLogged: Rule = {
  requirement: 'only.drop-logged',
  look: (trace) => {
    const { log, plan, hub, entries } = trace;
    if (log === undefined || fences(trace).length === 0) return [];
    return fold(trace).childRequests.flatMap(({ entry, call }): Sighting[] => {
      const answer = entries.find(({ side, answers }) => side === 'back' && answers === entry.n);
      const to = plan.calls[call]?.to;
      const tool = member(entry.body, 'params', 'name');
      if (answer === undefined || to === undefined || typeof tool !== 'string') return [];
      if (member(answer.body, 'result', 'resultType') !== 'input_required') return [];
      const requests = member(answer.body, 'result', 'inputRequests');
      return (isObject(requests) ? Object.values(requests) : [])
        .map((one) => member(one, 'method'))
        .filter((method): method is string => typeof method === 'string')
        .filter((method) => method !== 'elicitation/create' && plainMethod.test(method))
        .filter((method) => !arrived(trace, method))
        .map((method) => {
          const words = [hub.childNames[to], tool, method];
          if (log.some((line) => words.every((word) => line.includes(word)))) return held(answer);
          const expected = `a line of the log that names ${words.join(', ')}`;
          return broken(answer, expected, `its lines are ${quote(log)}`);
        });
    });
  },
};

/** Whether a client was sent a request of this method. */
function arrived({ entries }: Trace, method: string): boolean {
  return entries.some(({ side, direction, body }) => {
    const embedded = member(body, 'result', 'inputRequests');
    const methods = [
      member(body, 'method'),
      ...(isObject(embedded) ? Object.values(embedded).map((one) => member(one, 'method')) : []),
    ];
    return side === 'front' && direction === 'from-hub' && methods.includes(method);
  });
}
