import { member } from '../../harness/model/json.ts';
import type { Rule } from '../../harness/model/sighting.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { fences } from './fence.ts';
import { fold } from './fold.ts';
import { effects } from './guarded.ts';
import { broken, held } from './saw.ts';

/**
 * Premise: a child guards what it does, one guarded call of the plan took effect rightly, and another had neither an
 * answer that accepts nor a token. A client accepts with an answer of its own, for every question of its call.
 */
export const fallbackNotWeaker: Rule = {
  requirement: 'fallback.not-weaker',
  under: ['off', 'alpha-off', 'tight'],
  look: (trace) => {
    const done = effects(trace);
    const wrong = done.filter(({ call, entry }) => !isAllowed(trace, call, entry.n));
    if (wrong.length > 0) {
      return wrong.map(({ entry }) =>
        broken(entry, 'no effect without an answer that accepts, or a token', 'it took effect'),
      );
    }
    if (done.length === 0 || fences(trace).length === 0) return [];
    return trace.plan.calls.flatMap((call, index) => {
      const reached = fold(trace).childRequests.find((one) => one.call === index);
      const had = done.some((one) => one.call === index);
      return call.guards === undefined || had || reached === undefined ? [] : [held(reached.entry)];
    });
  },
};

/** Whether the client had confirmed a call before something happened: the child sees to it that the token is right. */
function isAllowed(trace: Trace, index: number, before: number): boolean {
  const call = trace.plan.calls[index];
  if (call === undefined) return false;
  if (call.confirms !== undefined) return true;
  const { given } = fold(trace);
  return (
    call.rounds.every(({ questions }, turn) =>
      questions.every((_, question) =>
        given.some(
          ({ place, entry, answer }) =>
            entry.n < before &&
            place.call === index &&
            place.turn === turn &&
            place.question === question &&
            member(answer, 'action') === 'accept',
        ),
      ),
    ) && call.rounds.length > 0
  );
}
