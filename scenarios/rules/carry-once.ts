import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { ends, isQuestion } from './ends.ts';
import { fold } from './fold.ts';
import { broken, held } from './saw.ts';

/**
 * Premise: a child was called, and the call failed there: with an error, a tool error, or because the connection
 * broke. A modern child is called once more for each time that it asked, and never else.
 */
export const carryOnce: Rule = {
  requirement: 'carry.once',
  look: (trace) =>
    trace.plan.calls.flatMap((call, index): Sighting[] => {
      const { childRequests } = fold(trace);
      const requests = childRequests.filter((one) => one.call === index);
      const [first] = requests;
      if (first === undefined || call.rounds.some(({ attacks }) => attacks !== undefined)) return [];
      const questions = requests.filter(({ entry }) =>
        trace.entries.some((one) => one.side === 'back' && one.answers === entry.n && isQuestion(one)),
      );
      const excess = requests[questions.length + 1];
      if (excess !== undefined) {
        return [
          broken(
            excess.entry,
            `${call.to} is called once, and once more for each time that it asked (${questions.length})`,
            `it is called for the ${requests.length}th time`,
          ),
        ];
      }
      const faults = call.rounds.some(({ fault }) => fault === 'crash');
      const end = ends(trace).find((one) => one.index === index);
      return faults || (call.ending !== undefined && end !== undefined) ? [held(first.entry)] : [];
    }),
};
