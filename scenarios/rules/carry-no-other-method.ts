import { member } from '../../harness/model/json.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { isQuestion } from './ends.ts';
import { mayAsk } from './fold.ts';
import { broken, held, quote } from './saw.ts';

/**
 * Premise: a modern client made a request of another method while its child stood ready to answer that with
 * `input_required`, and got a definite answer.
 */
export const carryNoOtherMethod: Rule = {
  requirement: 'carry.no-other-method',
  look: (trace) => {
    const tempted = (trace.plan.misanswers ?? [])
      .filter(({ result }) => result.resultType === 'input_required')
      .map(({ method }) => method);
    if (trace.pair.client !== '2026-07-28') return [];
    return trace.entries.flatMap((answer): Sighting[] => {
      const request = answer.answers === undefined ? undefined : trace.entries[answer.answers];
      if (answer.side !== 'front' || request === undefined || mayAsk(request)) return [];
      const method = String(member(request.body, 'method'));
      if (isQuestion(answer)) {
        return [
          broken(
            answer,
            `${method} is not answered with input_required`,
            `the answer is ${quote(answer.body)}`,
          ),
        ];
      }
      return tempted.includes(method) && answer.kind !== 'gave-up' ? [held(answer)] : [];
    });
  },
};
