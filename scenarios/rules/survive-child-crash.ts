import { isObject, member } from '../../harness/model/json.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { failed } from './ends.ts';
import { fold } from './fold.ts';
import { inWords, lastAnswer, succeeded } from './last-answer.ts';
import { broken, held } from './saw.ts';

/**
 * Premise: a child died during a call of a client that had been served there before. Of the calls that come after, the
 * plain one that ends the plan included, at least one goes through: a child takes its time to come up.
 */
export const surviveChildCrash: Rule = {
  requirement: 'survive.child-crash',
  look: (trace) => {
    const { calls } = trace.plan;
    return calls.flatMap((call, index): Sighting[] => {
      if (!call.rounds.some(({ fault }) => fault === 'crash') || !hasCrashed(trace, index)) return [];
      const before = calls.some(
        (one, other) =>
          one.to === call.to &&
          one.by === call.by &&
          one.step < call.step &&
          succeeded(lastAnswer(trace, other)),
      );
      const answer = lastAnswer(trace, index);
      if (!before || answer === undefined) return [];
      if (answer.kind === 'gave-up' || !failed(answer)) {
        return [broken(answer, 'the call ends with an error at once', inWords(answer))];
      }
      const after = trace.entries.filter(
        ({ n, side, direction, answers, part }) =>
          n > answer.n &&
          side === 'front' &&
          direction === 'from-hub' &&
          answers !== undefined &&
          (part?.call === -1 || calls[part?.call ?? index]?.to === call.to),
      );
      const last = after.at(-1);
      if (trace.hubEnded !== undefined) {
        return [broken(last ?? answer, 'the hub goes on serving', `it ended: ${trace.hubEnded}`)];
      }
      if (last === undefined) return [];
      if (
        after.some(
          ({ body }) => isObject(member(body, 'result')) && member(body, 'result', 'isError') !== true,
        )
      ) {
        return [held(answer)];
      }
      return [broken(last, `calls of ${call.to} work again`, `none of ${after.length} that came after did`)];
    });
  },
};

/** Whether the child left the last request of a call without an answer. */
function hasCrashed(trace: Trace, index: number): boolean {
  const last = fold(trace).childRequests.findLast(({ call }) => call === index);
  return (
    last !== undefined &&
    !trace.entries.some(
      ({ side, direction, answers }) => side === 'back' && direction === 'to-hub' && answers === last.entry.n,
    )
  );
}
