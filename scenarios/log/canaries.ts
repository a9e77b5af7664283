import fc from 'fast-check';
import type { JsonObject } from '../../harness/model/json.ts';
import type { Call, Plan, Question, Round } from '../../harness/model/plan.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { callOf } from '../plans/calls.ts';
import { declarations } from '../plans/declarations.ts';

/** A canary of its own for every place where one can sit. */
const inMessage = 'canary1message';
const inSchema: JsonObject = {
  type: 'object',
  properties: {
    note: {
      type: 'string',
      title: 'canary2title',
      description: 'canary3description',
      default: 'canary4default',
    },
    choice: { type: 'string', enum: ['canary5choice', 'no'] },
  },
};
const inAnswer: JsonObject = { note: 'canary6answer', choice: 'no' };
const inState = 'canary7thestate';

function question(answer: 'accept' | 'decline', message = ''): Question {
  return {
    key: 'q',
    message: `${message} ${inMessage}`,
    schema: inSchema,
    answer: answer === 'accept' ? { action: answer, content: inAnswer } : { action: answer },
  };
}

const urlQuestion: Question = {
  key: 'link',
  message: inMessage,
  url: 'https://canary8theurl.example/?token=canary9token',
  answer: { action: 'accept' },
};

function ask(round: Round, changes: Partial<Call> = {}): Call {
  return callOf({ asks: 'always', rounds: [{ state: inState, ...round }], ...changes });
}

/** Ways in which a call with such a question goes on, or does not. */
const ways = {
  answered: ask({ questions: [question('accept')] }),
  declined: ask({ questions: [question('decline')] }),
  undeclared: ask({ questions: [question('accept')] }, { declares: declarations.nothing }),
  'of a mode that was not declared': ask({ questions: [urlQuestion] }),
  'far too long': ask({ questions: [question('accept', 'x'.repeat(5_000))] }),
  'followed by an error that quotes it': ask(
    { questions: [question('accept')] },
    { ending: { error: { code: -32000, message: `cannot go on after ${inMessage}: canary6answer` } } },
  ),
  'followed by a crash': callOf({
    asks: 'always',
    rounds: [
      { questions: [question('accept')], state: inState },
      { questions: [], fault: 'crash' },
    ],
  }),
  'with a state that was altered': ask({
    questions: [question('accept')],
    attacks: [{ edit: { kind: 'grow', text: 'A' } }],
  }),
  'with an answer to more than was asked': ask({
    questions: [question('accept')],
    unasked: { canary0thekey: { action: 'accept', content: { note: 'canary6answer' } } },
  }),
} satisfies Record<string, Call>;

function sequence(calls: readonly Call[]): Plan {
  return { calls: calls.map((call, step) => ({ ...call, step })) };
}

export const canaries: Scenario<fc.Arbitrary<Plan>> = {
  id: 'log/canaries',
  title: 'questions, answers and states that nobody may find in a log, whatever becomes of them',
  reaches: ['log.no-question', 'log.no-answer'],
  needs: { children: 1 },
  plays: () => true,
  examples: () => [sequence(Object.values(ways))],
  plans: () => fc.subarray(Object.values(ways), { minLength: 1, maxLength: 3 }).map(sequence),
};
