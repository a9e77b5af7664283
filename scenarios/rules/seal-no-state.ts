import { isObject, member } from '../../harness/model/json.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { attempts, relays } from './attack.ts';
import { broken, held, quote } from './saw.ts';

/**
 * Premise: a client sent answers and no state, and afterwards both with success. The hub may refuse it, or take it for a
 * call that begins anew; the answers go nowhere.
 */
export const sealNoState: Rule = {
  requirement: 'seal.no-state',
  look: (trace) =>
    attempts(trace)
      .filter(({ attack, request }) => attack.edit.kind === 'absent' && hasAnswers(request.body))
      .flatMap(({ answer, twinPassed, relayed, heard }): Sighting[] => {
        if (relayed) return [relays];
        if (!twinPassed) return [];
        const reached = heard.find(({ body }) => hasAnswers(body));
        if (reached === undefined) return [held(answer)];
        return [
          broken(
            reached,
            'answers without a state reach no child',
            `${reached.who} got ${quote(member(reached.body, 'params', 'inputResponses'))}`,
          ),
        ];
      }),
};

function hasAnswers(body: unknown): boolean {
  const answers = member(body, 'params', 'inputResponses');
  return isObject(answers) && Object.keys(answers).length > 0;
}
