import fc from 'fast-check';
import type { Plan } from '../../harness/model/plan.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { callOf } from '../plans/calls.ts';
import { modernPair } from '../plans/pairs.ts';
import { plainQuestion } from '../plans/questions.ts';
import { manyQuestions } from '../rules/isolate-not-held.ts';

function think(open: number, rounds: number): Plan {
  const again = Array.from({ length: rounds }, () => ({ questions: [plainQuestion('Go on?')], state: 's' }));
  return {
    calls: [
      ...Array.from({ length: open }, () => callOf({ rounds: again.slice(0, 1), leaves: 'abandon' })),
      callOf({ step: 1, rounds: [] }),
    ],
  };
}

export const thinkers: Scenario<fc.Arbitrary<Plan>> = {
  id: 'isolate/thinkers',
  title: 'many questions left open, then a new call',
  reaches: ['isolate.not-held'],
  needs: { children: 1 },
  plays: modernPair,
  plans: () => fc.integer({ min: manyQuestions, max: manyQuestions + 8 }).map((open) => think(open, 1)),
};
