import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { declaredModes, modeOf } from './declared.ts';
import { fold, samePlace } from './fold.ts';
import { broken, held } from './saw.ts';

/**
 * Premise: a child asked in a mode that its caller, who declared the other one, did not declare; and the same client
 * was shown some other question, for a hub that carries none tells nothing.
 */
export const announceMode: Rule = {
  requirement: 'announce.mode',
  look: (trace) => {
    const { asked, shown } = fold(trace);
    return asked.flatMap(({ place, params, entry }): Sighting[] => {
      const declared = declaredModes(trace, place.call);
      const by = trace.plan.calls[place.call]?.by;
      if (declared.length === 0 || declared.includes(modeOf(params))) return [];
      const arrived = shown.find((one) => samePlace(one.place, place));
      if (arrived !== undefined) {
        return [
          broken(
            arrived.entry,
            `no question in ${modeOf(params)} mode, as its call declared ${declared.join(' and ')}`,
            'one came',
          ),
        ];
      }
      return shown.some((one) => one.place !== undefined && one.entry.who === by) ? [held(entry)] : [];
    });
  },
};
