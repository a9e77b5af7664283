import fc from 'fast-check';
import type { Plan } from '../../harness/model/plan.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { declarations } from '../plans/declarations.ts';
import { questions } from '../plans/questions.ts';

export const undeclared: Scenario<fc.Arbitrary<Plan>> = {
  id: 'fallback/undeclared',
  title: 'a client that declares nothing calls a child that would like to ask',
  reaches: ['fallback.told', 'wire.schema', 'wire.era-honest'],
  needs: { children: 1 },
  plays: () => true,
  plans: () =>
    fc.record({ asked: questions(), calls: fc.integer({ min: 1, max: 3 }) }).map(
      ({ asked, calls }): Plan => ({
        calls: Array.from({ length: calls }, (_, step) => ({
          by: 'ann',
          to: 'alpha',
          step,
          declares: declarations.nothing,
          asks: 'allowed',
          rounds: [{ questions: asked }],
        })),
      }),
    ),
};
