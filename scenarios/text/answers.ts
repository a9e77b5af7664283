import fc from 'fast-check';
import type { Plan, Question } from '../../harness/model/plan.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { callOf } from '../plans/calls.ts';

/** Half characters are left out: no hub has to read what is no text. */
const unsafe = [
  '\u202e',
  '\u061c',
  '\u200b',
  '\u200d',
  '\u00ad',
  '\ufeff',
  '\u0007',
  '\u009b',
  '\u001b[2K',
  '\r\n',
  '\u2028',
  '\ufe0f',
  '\u{e0041}',
];

/** A person may answer whatever characters there are. */
function answered(text: string): Question {
  return {
    key: 'answer',
    message: 'What is its name?',
    schema: { type: 'object', properties: { name: { type: 'string' } } },
    answer: { action: 'accept', content: { name: text } },
  };
}

/** What a program knows a choice by is not what a person reads. */
function chosen(value: string): Question {
  return {
    key: 'choice',
    message: 'Which one?',
    schema: {
      type: 'object',
      properties: { one: { type: 'string', enum: [value, 'plain'], enumNames: ['This', 'That'] } },
    },
    answer: { action: 'accept', content: { one: value } },
  };
}

/** In rounds of their own, so that a hub that refuses the choice has carried the answer. */
function play(text: string): Plan {
  return { calls: [callOf({ rounds: [{ questions: [answered(text)] }, { questions: [chosen(text)] }] })] };
}

export const answers: Scenario<fc.Arbitrary<Plan>> = {
  id: 'text/answers',
  title: 'answers and choices of characters that are taken out of text',
  reaches: ['strip.not-answers'],
  needs: { children: 1 },
  plays: () => true,
  examples: () => [play(unsafe.map((one) => `a${one}b`).join(' '))],
  plans: () =>
    fc
      .array(fc.constantFrom(...unsafe, 'a', ' '), { minLength: 1, maxLength: 5 })
      .filter((parts) => parts.some((part) => unsafe.includes(part)))
      .map((parts) => play(`a${parts.join('')}b`)),
};
