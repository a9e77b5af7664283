import type { Entry } from '../../harness/model/entry.ts';
import type { Call } from '../../harness/model/plan.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { inWords, lastAnswer, succeeded } from './last-answer.ts';
import { broken, held } from './saw.ts';

/** From here on a call is more than a hub has to carry. */
const manyCharacters = 500_000;
const manyThings = 100;

/**
 * Premise: a call brought more than a hub has to carry, and another client called meanwhile. Both come to an end; the
 * other call has nothing that could be refused.
 */
export const surviveFlood: Rule = {
  requirement: 'survive.flood',
  excess: true,
  look: (trace) => {
    const { calls } = trace.plan;
    return calls.flatMap((call, index): Sighting[] => {
      const answer = lastAnswer(trace, index);
      if (!isFlood(call) || call.leaves !== undefined || answer === undefined) return [];
      // A call that was left open before may be what stands in the way of this one.
      const open = calls.some(
        ({ by, step }, other) =>
          by === call.by && step < call.step && lastAnswer(trace, other)?.kind === 'gave-up',
      );
      if (open) return [];
      if (trace.hubEnded !== undefined) {
        return [broken(answer, 'the hub goes on serving', `it ended: ${trace.hubEnded}`)];
      }
      // A client whose answer was refused has been told so, and nobody else can end the call.
      if (answer.kind === 'gave-up' && wasRefused(trace, answer)) return [held(answer)];
      if (answer.kind === 'gave-up') {
        return [broken(answer, 'what is too much is refused or served', inWords(answer))];
      }
      const beside = calls.findIndex(({ step, by, rounds }) => {
        return step === call.step && by !== call.by && rounds.length === 0;
      });
      const other = lastAnswer(trace, beside);
      if (beside < 0 || other === undefined) return [];
      if (succeeded(other)) return [held(answer)];
      return [broken(other, 'other clients are served meanwhile', inWords(other))];
    });
  },
};

/** Whether the hub refused a message of the client that waited, on the same connection and before it gave up. */
function wasRefused({ entries }: Trace, { n, link, answers = n }: Entry): boolean {
  return entries.some(
    (one) =>
      one.n > answers &&
      one.n < n &&
      one.link === link &&
      one.direction === 'from-hub' &&
      (one.status ?? 0) >= 400,
  );
}

function isFlood(call: Call): boolean {
  return (
    call.rounds.some(
      ({ questions, progress }) => questions.length >= manyThings || (progress?.count ?? 0) >= manyThings,
    ) || JSON.stringify(call).length >= manyCharacters
  );
}
