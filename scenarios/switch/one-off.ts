import fc from 'fast-check';
import type { Call, ChildName, Plan } from '../../harness/model/plan.ts';
import { guideCarries } from '../../harness/model/requirement.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { callOf } from '../plans/calls.ts';
import { plainQuestion } from '../plans/questions.ts';

function call(to: ChildName, asks: 'allowed' | 'always', step: number): Call {
  return callOf({ to, asks, step, rounds: [{ questions: [plainQuestion(`A question of ${to}`)] }] });
}

export const oneOff: Scenario<fc.Arbitrary<Plan>> = {
  id: 'switch/one-off',
  title: 'the questions of one child are switched off, and its neighbour asks beside it',
  reaches: ['switch.server'],
  needs: { children: 2, settings: ['alpha-off'] },
  plays: guideCarries,
  examples: () => [
    {
      calls: [call('alpha', 'allowed', 0), call('beta', 'allowed', 1), call('alpha', 'always', 2)],
      setting: 'alpha-off',
    },
  ],
  plans: () =>
    fc
      .record({
        asks: fc.constantFrom('allowed' as const, 'always' as const),
        alphaStep: fc.integer({ min: 0, max: 2 }),
      })
      .map(
        ({ asks, alphaStep }): Plan => ({
          calls: [call('alpha', asks, alphaStep), call('beta', 'allowed', 1)],
          setting: 'alpha-off',
        }),
      ),
};
