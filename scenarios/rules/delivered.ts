import type { Sighting } from '../../harness/model/sighting.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { type Answered, fold, samePlace } from './fold.ts';
import { isPlainKey } from './ordinary.ts';
import { broken, quote } from './saw.ts';

/**
 * Follows the answers of clients to the children that asked. An answer that never arrives breaks the rule, unless
 * it was given in the last allowed round, where a hub may end the call instead, or in one retry with what a hub may
 * refuse. What becomes of strange keys is a matter of `carry.keys`.
 * @param which the answers that the rule is about.
 * @param compare what the rule sees in an answer that arrived; undefined: nothing.
 */
export function delivered(
  trace: Trace,
  which: (given: Answered) => boolean,
  compare: (given: Answered, got: Answered) => Sighting | undefined,
): Sighting[] {
  const { asked, given, got } = fold(trace);
  const plain = given.filter((answer) => {
    const question = asked.find((one) => samePlace(one.place, answer.place));
    // What a person says to a call that was taken back is a matter of `survive.late-answer`.
    const late = trace.plan.calls[answer.place.call]?.leaves === 'recant';
    return which(answer) && isPlainKey(question?.key) && !late;
  });
  return plain.flatMap((answer): Sighting[] => {
    const arrived = got.find((one) => samePlace(one.place, answer.place));
    if (arrived !== undefined) return [compare(answer, arrived) ?? []].flat();
    if (answer.place.turn >= trace.hub.maxRounds - 1 || mayBeRefused(trace, answer)) return [];
    return [
      broken(
        answer.entry,
        `the child gets ${quote(answer.answer)}`,
        'no answer to that question reached the child',
      ),
    ];
  });
}

/**
 * Whether a retry leaves a question out, answers one that nobody asked, comes late, to another instance or after another one was refused:
 * requirements of their own speak of these.
 */
function mayBeRefused(trace: Trace, { place }: Answered): boolean {
  const call = trace.plan.calls[place.call];
  const round = call?.rounds[place.turn];
  return (
    call?.leaves !== undefined ||
    round?.unasked !== undefined ||
    round?.attacks !== undefined ||
    round?.thinks !== undefined ||
    round?.retryAt !== undefined ||
    round?.questions.some(({ answer }) => answer.action === 'silent') === true
  );
}
