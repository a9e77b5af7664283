import fc from 'fast-check';
import type { ClientName, Plan, Question } from '../../harness/model/plan.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { callOf } from '../plans/calls.ts';
import { questions } from '../plans/questions.ts';

function besides(by: ClientName, asked: readonly Question[]): Plan {
  const idle = by === 'ann' ? 'bob' : 'ann';
  return {
    calls: [
      callOf({ by: idle, rounds: [] }),
      callOf({ by, step: 1, asks: 'always', rounds: [{ questions: asked, state: 's' }] }),
    ],
  };
}

export const idleClient: Scenario<fc.Arbitrary<Plan>> = {
  id: 'isolate/idle',
  title: 'one client is asked while another one is connected and does not call',
  reaches: ['isolate.idle'],
  needs: { children: 1 },
  plays: () => true,
  plans: () =>
    fc
      .record({ by: fc.constantFrom<ClientName>('ann', 'bob'), asked: questions() })
      .map(({ by, asked }) => besides(by, asked)),
};
