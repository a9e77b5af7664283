import fc from 'fast-check';
import type { Plan } from '../../harness/model/plan.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { callOf } from '../plans/calls.ts';
import { plainQuestion } from '../plans/questions.ts';

function told(progressToken: string | number, counts: readonly number[]): Plan {
  return {
    calls: [
      callOf({
        progressToken,
        rounds: counts.map((count) => ({
          questions: [plainQuestion('Go on?')],
          state: 's',
          progress: { count },
        })),
      }),
    ],
  };
}

export const progressOfLegs: Scenario<fc.Arbitrary<Plan>> = {
  id: 'carry/progress',
  title: 'a child that tells of progress before it asks',
  reaches: ['carry.progress'],
  needs: { children: 1 },
  plays: () => true,
  examples: () => [told('mine', [2, 1]), told(0, [1])],
  plans: () =>
    fc
      .record({
        token: fc.constantFrom<string | number>('mine', '', '1', 1, 70417),
        counts: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 2 }),
      })
      .map(({ token, counts }) => told(token, counts)),
};
