import type { Rule } from '../../harness/model/sighting.ts';
import { fold } from './fold.ts';
import { broken, held } from './saw.ts';

/** Premise: a child asked for one client while another had a call under way in the same step. */
export const isolateCaller: Rule = {
  requirement: 'isolate.caller',
  look: (trace) => {
    const { asked, shown } = fold(trace);
    const { calls } = trace.plan;
    const strayed = shown.flatMap(({ place, entry }) => {
      const call = place && calls[place.call];
      const by = call?.by;
      if (by === undefined || by === entry.who || entry.part?.attack !== undefined) return [];
      // One who was not calling at all was not the caller of anything: see `isolate.idle`.
      if (!calls.some((other) => other.step === call?.step && other.by === entry.who)) return [];
      return [
        broken(entry, `only ${by} is shown the question of ${by}'s call`, `${entry.who} was shown it too`),
      ];
    });
    if (strayed.length > 0) return strayed;
    return asked
      .filter(({ place }) => {
        const call = calls[place.call];
        return calls.some((other) => other.step === call?.step && other.by !== call.by);
      })
      .map(({ entry }) => held(entry));
  },
};
