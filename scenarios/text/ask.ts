import type { Plan } from '../../harness/model/plan.ts';
import { callOf } from '../plans/calls.ts';
import { plainQuestion } from '../plans/questions.ts';

/** One call in which all of these messages are put at once. */
export function askAll(messages: readonly string[]): Plan {
  return {
    calls: [
      callOf({
        rounds: [{ questions: messages.map((message, index) => plainQuestion(message, `q${index}`)) }],
      }),
    ],
  };
}
