import { isObject, member } from '../../harness/model/json.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { attempts, differsIn } from './attack.ts';
import { broken, held, quote } from './saw.ts';

/**
 * Premise: a client answered at an instance of the hub where questions are switched off by now, and the same answer
 * went through where they are not. The hub may refuse the retry or call the child without the answer.
 */
export const switchEachRound: Rule = {
  requirement: 'switch.each-round',
  look: (trace) =>
    attempts(trace)
      .filter(({ attack }) => differsIn(attack, 'at') && (attack.at === 'off' || attack.at === 'alpha-off'))
      .flatMap(({ answer, twinPassed, heard }): Sighting[] => {
        if (!twinPassed) return [];
        const delivered = heard.find(({ body }) => {
          const responses = member(body, 'params', 'inputResponses');
          return isObject(responses) && Object.keys(responses).length > 0;
        });
        if (delivered === undefined) return [held(answer)];
        return [
          broken(
            delivered,
            'no answer reaches the child while questions are switched off',
            `it got ${quote(member(delivered.body, 'params', 'inputResponses'))}`,
          ),
        ];
      }),
};
