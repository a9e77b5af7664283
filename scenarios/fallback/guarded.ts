import fc from 'fast-check';
import type { Json } from '../../harness/model/json.ts';
import type { Call, Plan, Question } from '../../harness/model/plan.ts';
import { guideCarries } from '../../harness/model/requirement.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import type { SettingName } from '../../harness/model/setting.ts';
import { guardedCall } from '../plans/guarded.ts';
import { plainQuestion } from '../plans/questions.ts';
import { messageOf } from '../plans/sizes.ts';

const agreed = plainQuestion('Shall it be done?');

function answered(answer: Question['answer']): Question {
  return { ...agreed, answer };
}

/** Things that a careless hub may take for an answer, and none of them is. */
const garbled: readonly Json[] = [
  {},
  { action: 'approve' },
  { action: 'ACCEPT' },
  { action: ['accept'] },
  { accept: true },
  { content: { note: 'yes' } },
];

/** Calls of a guarded tool, each with its question; the first is agreed to, so that one takes effect. */
function calls(questions: readonly Question[], changes: Partial<Call> = {}): Call[] {
  return [agreed, ...questions].map((one, step) =>
    guardedCall({ delete: `file${step}` }, { step, rounds: [{ questions: [one] }], ...changes }),
  );
}

/** Under a setting in which nobody is asked: the token is what makes one call take effect. */
function withheld(setting: SettingName, asks: Call['asks']): Plan {
  const rounds = [{ questions: [agreed] }];
  return {
    calls: [
      guardedCall({ delete: 'x' }, { step: 0, rounds }),
      guardedCall({ delete: 'x' }, { step: 1, rounds, confirms: 0 }),
      guardedCall({ delete: 'y' }, { step: 2, rounds, asks }),
    ],
    setting,
  };
}

export const guardedCalls: Scenario<fc.Arbitrary<Plan>> = {
  id: 'fallback/guarded',
  title: 'a child guards what it does, and nobody agrees to it: by answer, by switch or by limit',
  reaches: ['fallback.not-weaker'],
  needs: { children: 1, settings: ['off', 'alpha-off', 'tight'] },
  plays: guideCarries,
  examples: ({ under }) => [
    {
      calls: calls([
        answered({ action: 'decline' }),
        answered({ action: 'cancel' }),
        ...garbled.map((as) => answered({ action: 'garbled', as })),
      ]),
    },
    withheld('off', 'always'),
    withheld('alpha-off', 'allowed'),
    {
      calls: calls([plainQuestion(messageOf((under?.tight?.maxMessageBytes ?? 200) + 1))]),
      setting: 'tight',
    },
  ],
  plans: () =>
    fc
      .array(
        fc.oneof(
          fc.constantFrom<Question['answer']>({ action: 'decline' }, { action: 'cancel' }),
          fc.constantFrom(...garbled).map((as): Question['answer'] => ({ action: 'garbled', as })),
        ),
        { minLength: 1, maxLength: 3 },
      )
      .map((answers): Plan => ({ calls: calls(answers.map(answered)) })),
};
