import { isObject, member } from '../../harness/model/json.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { roundsSeen } from './rounds-seen.ts';
import { broken, held, quote } from './saw.ts';

/**
 * Premise: a client answered, in a round that it was shown, also under keys that the child did not ask under. A hub
 * may drop these or refuse the whole retry.
 */
export const carryUnasked: Rule = {
  requirement: 'carry.unasked',
  look: (trace) =>
    roundsSeen(trace).flatMap(({ round, retry, answer, next }): Sighting[] => {
      const asked = round.questions.map(({ key }) => key);
      const foreign = Object.keys(round.unasked ?? {}).filter((key) => !asked.includes(key));
      if (foreign.length === 0 || retry === undefined || answer === undefined) return [];
      if (next === undefined) return answer.kind === 'gave-up' ? [] : [held(answer)];
      const came = member(next.entry.body, 'params', 'inputResponses');
      const passed = foreign.filter((key) => isObject(came) && Object.hasOwn(came, key));
      if (passed.length === 0) return [held(next.entry)];
      return [
        broken(
          next.entry,
          `no answer to what was not asked (it asked under ${quote(asked)})`,
          `answers came under ${quote(passed)}`,
        ),
      ];
    }),
};
