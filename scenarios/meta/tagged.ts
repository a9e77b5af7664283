import fc from 'fast-check';
import type { JsonObject } from '../../harness/model/json.ts';
import type { Plan } from '../../harness/model/plan.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { declarations } from '../plans/declarations.ts';
import { plainQuestion } from '../plans/questions.ts';

function tagged(meta: JsonObject): Plan {
  return {
    calls: [
      {
        by: 'ann',
        to: 'alpha',
        step: 0,
        declares: declarations.form,
        asks: 'allowed',
        rounds: [{ questions: [{ ...plainQuestion('May I?'), meta }] }],
      },
    ],
  };
}

// A related task is an object with an id: a hub may refuse a question that is malformed, and that is not the subject.
const member = fc.oneof(
  fc.tuple(fc.constant('progressToken'), fc.constantFrom<string | number>('canary-4f1', 70417)),
  fc.tuple(fc.constant('io.modelcontextprotocol/related-task'), fc.constant({ taskId: 'canary-a7e' })),
  fc.tuple(
    fc.constantFrom('com.example/trace', 'vendor.example/id'),
    fc.constantFrom<string | JsonObject>('canary-8c2', { id: 'canary-b30' }),
  ),
);

export const taggedQuestion: Scenario<fc.Arbitrary<Plan>> = {
  id: 'meta/tagged',
  title: "a question with `_meta` of the child's own",
  reaches: ['meta.question'],
  needs: { children: 1 },
  plays: () => true,
  examples: () => [
    tagged({
      progressToken: 'canary-4f1',
      'com.example/trace': 'canary-8c2',
      'io.modelcontextprotocol/related-task': { taskId: 'canary-a7e' },
    }),
  ],
  plans: () =>
    fc
      .uniqueArray(member, { minLength: 1, maxLength: 3, selector: ([key]) => key })
      .map((members) => tagged(Object.fromEntries(members))),
};
