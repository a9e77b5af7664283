import { sameJson } from '../../harness/model/json.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { fold, type Place, samePlace } from './fold.ts';
import { broken, held, quote } from './saw.ts';

/**
 * Premise: two children asked for calls of the same step. An answer that a child got was given to its own question; or
 * it got none, where the hub carries none.
 */
export const isolateChild: Rule = {
  requirement: 'isolate.child',
  look: (trace) => {
    const { asked, given, got } = fold(trace);
    const { calls } = trace.plan;
    const strayed = got.flatMap(({ place, answer, entry }): Sighting[] => {
      const own = given.find((one) => samePlace(one.place, place));
      if (own !== undefined && sameJson(own.answer, answer)) return [];
      // A bare refusal looks like any other; only what somebody wrote can be known again.
      const other = given.find(
        (one) => 'content' in answer && !sameCall(one.place, place) && sameJson(one.answer, answer),
      );
      if (other === undefined) return [];
      return [
        broken(
          entry,
          `${entry.who} gets only answers to its own questions`,
          `it got ${quote(answer)}, which answers ${calls[other.place.call]?.to} in call ${other.place.call + 1}`,
        ),
      ];
    });
    if (strayed.length > 0) return strayed;
    return asked
      .filter(({ place }) =>
        asked.some((other) => {
          const [one, two] = [calls[place.call], calls[other.place.call]];
          return one !== undefined && two !== undefined && one.step === two.step && one.to !== two.to;
        }),
      )
      .map(({ entry }) => held(entry));
  },
};

function sameCall(a: Place, b: Place): boolean {
  return a.call === b.call;
}
