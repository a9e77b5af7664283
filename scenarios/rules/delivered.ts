import type { Sighting } from '../../harness/model/sighting.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { type Answered, fold, samePlace } from './fold.ts';
import { broken, quote } from './saw.ts';

/**
 * Follows the answers of clients to the children that asked. An answer that never arrives breaks the rule, unless
 * it was given in the last allowed round, where a hub may end the call instead.
 * @param which the answers that the rule is about.
 * @param compare what the rule sees in an answer that arrived.
 */
export function delivered(
  trace: Trace,
  which: (given: Answered) => boolean,
  compare: (given: Answered, got: Answered) => Sighting,
): Sighting[] {
  const { given, got } = fold(trace);
  return given.filter(which).flatMap((answer): Sighting[] => {
    const arrived = got.find((one) => samePlace(one.place, answer.place));
    if (arrived !== undefined) return [compare(answer, arrived)];
    if (answer.place.turn >= trace.hub.maxRounds - 1) return [];
    return [
      broken(
        answer.entry,
        `the child gets ${quote(answer.answer)}`,
        'no answer to that question reached the child',
      ),
    ];
  });
}
