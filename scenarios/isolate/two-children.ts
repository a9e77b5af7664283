import fc from 'fast-check';
import type { Call, ChildName, ClientName, Plan } from '../../harness/model/plan.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { callOf } from '../plans/calls.ts';

function ask(to: ChildName, by: ClientName, hold: number): Call {
  return callOf({
    by,
    to,
    hold,
    asks: 'always',
    rounds: [
      {
        questions: [
          {
            key: 'q',
            message: `${to} asks ${by}`,
            answer: { action: 'accept', content: { note: `${by} to ${to}, number ${hold}` } },
          },
        ],
        state: 's',
      },
    ],
  });
}

export const twoChildren: Scenario<fc.Arbitrary<Plan>> = {
  id: 'isolate/two-children',
  title: 'two children ask at once, under the same key and with the same state',
  reaches: ['isolate.child'],
  needs: { children: 2 },
  plays: () => true,
  examples: () => [
    { calls: [ask('alpha', 'ann', 1), ask('beta', 'ann', 0)] },
    { calls: [ask('alpha', 'ann', 0), ask('beta', 'bob', 1)] },
  ],
  plans: () =>
    fc
      .uniqueArray(
        fc.record({
          to: fc.constantFrom<ChildName>('alpha', 'beta'),
          by: fc.constantFrom<ClientName>('ann', 'bob'),
          hold: fc.nat(9),
        }),
        { minLength: 2, maxLength: 4, selector: ({ hold }) => hold },
      )
      .filter((calls) => new Set(calls.map(({ to }) => to)).size === 2)
      .map((calls) => ({ calls: calls.map(({ to, by, hold }) => ask(to, by, hold)) })),
};
