import type { Rule } from '../../harness/model/sighting.ts';
import { fold, samePlace } from './fold.ts';
import { isOrdinary } from './ordinary.ts';
import { broken, held, quote } from './saw.ts';

/**
 * Premise: a client declared elicitation, its child was told so, and asked something that no hub has a reason to
 * refuse. A question past the configured number of rounds is not expected to travel.
 */
export const carryQuestion: Rule = {
  requirement: 'carry.question',
  look: (trace) => {
    const { asked, shown } = fold(trace);
    return asked
      .filter((question) => isOrdinary(trace, question))
      .map((question) => {
        const by = trace.plan.calls[question.place.call]?.by;
        const arrived = shown.find(
          (one) =>
            one.entry.who === by && samePlace(one.place, question.place) && one.entry.n > question.entry.n,
        );
        return arrived !== undefined
          ? held(arrived.entry)
          : broken(
              question.entry,
              `${by} is shown the question ${quote(question.params.message)}`,
              `the child asked it, and it never reached ${by}`,
            );
      });
  },
};
