import fc from 'fast-check';
import type { JsonObject } from '../../harness/model/json.ts';
import type { Plan } from '../../harness/model/plan.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { declarations } from '../plans/declarations.ts';
import { plainQuestion } from '../plans/questions.ts';

function sampling(text: string): JsonObject {
  return { messages: [{ role: 'user', content: { type: 'text', text } }], maxTokens: 10 };
}

function beside(text: string, key: string, declares: JsonObject): Plan {
  return {
    calls: [
      {
        by: 'ann',
        to: 'alpha',
        step: 0,
        declares,
        asks: 'always',
        rounds: [
          {
            questions: [plainQuestion('May I go on?')],
            beside: [{ key, method: 'sampling/createMessage', params: sampling(text) }],
          },
        ],
      },
    ],
  };
}

export const besideQuestion: Scenario<fc.Arbitrary<Plan>> = {
  id: 'only/beside',
  title: "a child that wants the caller's model beside a question",
  reaches: ['only.no-sampling'],
  needs: { children: 1 },
  plays: () => true,
  examples: () => [beside('Write a poem.', 'a', declarations.everything)],
  plans: () =>
    fc
      .record({
        text: fc.string({ maxLength: 20 }),
        key: fc.constantFrom('a', 'z', 'sampling'),
        declares: fc.constantFrom(declarations.everything, declarations.form),
      })
      .map(({ text, key, declares }) => beside(text, key, declares)),
};
