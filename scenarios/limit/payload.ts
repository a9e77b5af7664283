import fc from 'fast-check';
import type { JsonObject } from '../../harness/model/json.ts';
import type { Plan, Question } from '../../harness/model/plan.ts';
import { guideCarries } from '../../harness/model/requirement.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { plainQuestion } from '../plans/questions.ts';
import { eachAlone, shortQuestion, textOf } from '../plans/sizes.ts';

/** A question with a short message whose schema has about so many bytes. */
function large(bytes: number, fields: number, letter?: string): Question {
  const description = textOf(Math.max(1, Math.floor(bytes / fields) - 60), letter);
  const properties = Object.fromEntries(
    Array.from({ length: fields }, (_, index): [string, JsonObject] => [
      `field${index}`,
      { type: 'string', description },
    ]),
  );
  return {
    ...plainQuestion('Fill this in, please.'),
    schema: { type: 'object', properties },
    answer: { action: 'accept', content: { field0: 'yes' } },
  };
}

export const largeQuestions: Scenario<fc.Arbitrary<Plan>> = {
  id: 'limit/payload',
  title: 'short questions with schemas that are too large as a whole',
  reaches: ['limit.payload'],
  needs: { children: 1, settings: ['tight'] },
  plays: guideCarries,
  examples: ({ under }) => {
    const limit = under?.tight?.maxPayloadBytes ?? 2_000;
    const questions = [
      large(limit / 2, 1),
      large(limit * 1.5, 1),
      large(limit * 2, 12),
      large(limit * 2, 5, '\u4e2d'),
    ];
    return [eachAlone([shortQuestion, ...questions], 'tight')];
  },
  plans: ({ under }) =>
    fc
      .array(fc.record({ share: fc.integer({ min: 2, max: 40 }), fields: fc.integer({ min: 1, max: 10 }) }), {
        minLength: 1,
        maxLength: 3,
      })
      .map((all) => {
        const limit = under?.tight?.maxPayloadBytes ?? 2_000;
        const questions = all.map(({ share, fields }) => large((limit * share) / 10, fields));
        return eachAlone([shortQuestion, ...questions, large(limit * 2, 3)], 'tight');
      }),
};
