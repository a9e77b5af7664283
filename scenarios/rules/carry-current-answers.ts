import { isObject, member } from '../../harness/model/json.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { isPlainKey } from './ordinary.ts';
import { roundsSeen } from './rounds-seen.ts';
import { broken, held, quote } from './saw.ts';

/** Premise: a child was called again in a round before which it had asked under other keys. */
export const carryCurrentAnswers: Rule = {
  requirement: 'carry.current-answers',
  look: (trace) => {
    const rounds = roundsSeen(trace);
    return rounds.flatMap(({ index, turn, round, next }): Sighting[] => {
      if (next === undefined) return [];
      const current = round.questions.map(({ key }) => key);
      const earlier = rounds
        .filter((one) => one.index === index && one.turn < turn)
        .flatMap((one) => one.round.questions.map(({ key }) => key))
        .filter((key) => !current.includes(key) && isPlainKey(key))
        // What the client itself sends again under an old key was not asked: see `carry.unasked`.
        .filter((key) => !Object.hasOwn(round.unasked ?? {}, key));
      if (earlier.length === 0) return [];
      const came = member(next.entry.body, 'params', 'inputResponses');
      const stale = earlier.filter((key) => isObject(came) && Object.hasOwn(came, key));
      if (stale.length === 0) return [held(next.entry)];
      return [
        broken(
          next.entry,
          `answers to the last round only (${quote(current)})`,
          `an answer to an earlier one came too, under ${quote(stale)}`,
        ),
      ];
    });
  },
};
