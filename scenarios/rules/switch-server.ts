import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { fold, samePlace } from './fold.ts';
import { isOrdinary } from './ordinary.ts';
import { broken, held } from './saw.ts';
import { switchedOff } from './switched-off.ts';

/**
 * Premise: the questions of alpha are switched off, and clients that declared elicitation called alpha and a child
 * beside it. What the other asks, and may ask, still arrives.
 */
export const switchServer: Rule = {
  requirement: 'switch.server',
  under: ['alpha-off'],
  look: (trace) => {
    if (trace.plan.setting !== 'alpha-off') return [];
    const { asked, shown } = fold(trace);
    const neighbours = trace.plan.calls.map(({ to }) => to !== 'alpha');
    const others = asked
      .filter((one) => neighbours[one.place.call] === true && isOrdinary(trace, one))
      .map(({ place, entry }): Sighting => {
        const arrived = shown.find((one) => samePlace(one.place, place));
        if (arrived !== undefined) return held(arrived.entry);
        return broken(entry, 'the question of a server that is not switched off arrives', 'it did not');
      });
    if (others.length === 0) return [];
    return [...switchedOff(trace, (child) => child === 'alpha'), ...others];
  },
};
