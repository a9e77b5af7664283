import fc from 'fast-check';
import type { Plan } from '../../harness/model/plan.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { callOf } from '../plans/calls.ts';

export const childHang: Scenario<fc.Arbitrary<Plan>> = {
  id: 'survive/child-hang',
  title: 'a child never answers one call, while another client calls it too',
  reaches: ['survive.child-hang'],
  needs: { children: 1, settings: ['impatient'] },
  plays: () => true,
  plans: () =>
    fc.constant<Plan>({
      calls: [
        // Both are connected before it begins.
        callOf({ step: 0, rounds: [] }),
        callOf({ by: 'bob', step: 0, rounds: [] }),
        callOf({ by: 'bob', step: 1, rounds: [] }),
        callOf({ step: 1, rounds: [{ questions: [], fault: 'hang' }] }),
      ],
      setting: 'impatient',
    }),
  // Each takes as long as the deadline.
  atMost: 1,
};
