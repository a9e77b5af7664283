import type { JsonObject } from '../../../harness/model/json.ts';
import { type Pair, selectPairs } from '../../../harness/model/pair.ts';
import type { Call, Plan, Question, Round } from '../../../harness/model/plan.ts';

/** The one pair that a pattern selects. */
export function pairOf(pattern: string): Pair {
  const [pair, ...more] = selectPairs(pattern);
  if (pair === undefined || more.length > 0) throw new RangeError(`${pattern} is not one pair`);
  return pair;
}

/** A modern client and a modern child, both over HTTP. */
export const modern = pairOf('28..28/http..http');

/** A client that can be asked in a form. */
export const form: JsonObject = { elicitation: { form: {} } };

/** A question that is accepted. */
export function question(message = 'May I?', changes: Partial<Question> = {}): Question {
  return { key: 'q', message, answer: { action: 'accept', content: { note: 'yes' } }, ...changes };
}

/** A call of ann at alpha with one round of one question. */
export function call(changes: Partial<Call> = {}): Call {
  return {
    by: 'ann',
    to: 'alpha',
    step: 0,
    declares: form,
    asks: 'allowed',
    rounds: [{ questions: [question()] }],
    ...changes,
  };
}

/** A plan of one call. */
export function planOf(...calls: Partial<Call>[]): Plan {
  return { calls: calls.map(call) };
}

/** A plan of one call with these rounds. */
export function roundsOf(...rounds: Partial<Round>[]): Plan {
  return planOf({ rounds: rounds.map((round) => ({ questions: [question()], ...round })) });
}
