import fc from 'fast-check';
import type { Call, ClientName, Plan } from '../../harness/model/plan.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { callOf } from '../plans/calls.ts';
import { plainQuestion } from '../plans/questions.ts';

function plain(by: ClientName, step: number): Call {
  return callOf({ by, step, rounds: [] });
}

/** Ann vanishes with several calls under way, or does not come back with an answer; then she and bob call. */
function gone(count: number, leaves: 'vanish' | 'abandon'): Plan {
  const round = {
    questions: [plainQuestion('Are you there?')],
    ...(leaves === 'vanish' && { fault: 'late' as const }),
  };
  return {
    calls: [
      plain('ann', 0),
      plain('bob', 0),
      ...Array.from({ length: count }, () => callOf({ step: 1, leaves, rounds: [round] })),
      plain('ann', 2),
      plain('bob', 2),
    ],
  };
}

export const clientGone: Scenario<fc.Arbitrary<Plan>> = {
  id: 'survive/client-gone',
  title: 'a client vanishes with calls under way, or never comes back with an answer',
  reaches: ['survive.client-gone'],
  needs: { children: 1 },
  plays: () => true,
  examples: () => [gone(6, 'vanish'), gone(6, 'abandon')],
  plans: () =>
    fc
      .record({
        count: fc.integer({ min: 1, max: 8 }),
        leaves: fc.constantFrom('vanish' as const, 'abandon' as const),
      })
      .map(({ count, leaves }) => gone(count, leaves)),
  atMost: 1,
};
