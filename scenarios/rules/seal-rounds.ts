import { member } from '../../harness/model/json.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { broken, held } from './saw.ts';

/**
 * Premise: a child asked up to the configured number of rounds, or for ever. A round without a question is none:
 * a hub may end the call there for reasons of its own.
 */
export const sealRounds: Rule = {
  requirement: 'seal.rounds',
  look: (trace) => {
    const { maxRounds } = trace.hub;
    return trace.plan.calls.flatMap((call, index): Sighting[] => {
      if (!call.endless && call.rounds.length !== maxRounds) return [];
      if (call.rounds.some(({ questions }) => questions.length === 0)) return [];
      const answers = trace.entries.filter(
        ({ side, direction, part }) =>
          side === 'front' && direction === 'from-hub' && part?.call === index && part.attack === undefined,
      );
      const asked = answers.filter(({ body }) => member(body, 'result', 'resultType') === 'input_required');
      const last = answers.at(-1);
      const excess = asked[maxRounds];
      if (last === undefined || asked.length === 0) return [];
      if (excess !== undefined) {
        return [
          broken(excess, `at most ${maxRounds} input_required results in one call`, 'another one came'),
        ];
      }
      if (asked.length < maxRounds) {
        return [
          broken(
            last,
            `${maxRounds} input_required results may come`,
            `the call ended after ${asked.length}`,
          ),
        ];
      }
      const refused =
        member(last.body, 'error') !== undefined ||
        member(last.body, 'result', 'isError') === true ||
        (last.kind === 'status' && (last.status ?? 0) >= 400);
      if (call.endless && !refused) {
        return [broken(last, 'an error after the last allowed round', 'the call did not end with one')];
      }
      if (!call.endless && member(last.body, 'result', 'resultType') !== 'complete') {
        return [broken(last, "the child's result after the last allowed round", 'no result came')];
      }
      return [held(last)];
    });
  },
};
