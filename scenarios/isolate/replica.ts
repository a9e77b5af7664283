import fc from 'fast-check';
import type { Plan } from '../../harness/model/plan.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { callOf } from '../plans/calls.ts';
import { modernPair } from '../plans/pairs.ts';
import { questions } from '../plans/questions.ts';
import { childState, withState } from '../plans/states.ts';

export const replica: Scenario<fc.Arbitrary<Plan>> = {
  id: 'isolate/replica',
  title: 'a question of one instance is answered at another one',
  reaches: ['isolate.replica'],
  needs: { children: 1 },
  plays: modernPair,
  plans: () =>
    fc
      .record({ first: questions(), second: questions(), state: childState, back: fc.boolean() })
      .map(({ first, second, state, back }) => ({
        calls: [
          callOf({
            rounds: [
              { questions: first, ...withState(state), retryAt: 'replica' },
              { questions: second, ...withState(state), ...(back ? {} : { retryAt: 'replica' as const }) },
            ],
          }),
        ],
      })),
};
