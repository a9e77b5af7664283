import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { fold, samePlace } from './fold.ts';
import { broken, held, quote } from './saw.ts';

const bidiControl = /\p{Bidi_Control}/u;

/** Premise: a question whose message holds bidirectional controls was shown. */
export const stripBidi: Rule = {
  requirement: 'strip.bidi',
  look: (trace) => {
    const { asked, shown } = fold(trace);
    return shown.flatMap(({ place, entry, params }): Sighting[] => {
      const source = asked.find((one) => samePlace(one.place, place))?.params.message;
      if (typeof source !== 'string' || !bidiControl.test(source)) return [];
      const left = String(params.message).match(bidiControl)?.[0];
      if (left === undefined) return [held(entry)];
      return [
        broken(entry, 'a message without bidirectional controls', `the message is ${quote(params.message)}`),
      ];
    });
  },
};
