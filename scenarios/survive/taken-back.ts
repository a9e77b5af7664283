import fc from 'fast-check';
import type { Plan } from '../../harness/model/plan.ts';
import { eraOf } from '../../harness/model/revision.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { callOf } from '../plans/calls.ts';
import { plainQuestion } from '../plans/questions.ts';

/** A call that is taken back while the child has it; the child answers when it hears of that. */
function cancelled(id: string): Plan {
  return {
    calls: [
      callOf({ id, leaves: 'cancel', rounds: [{ questions: [plainQuestion('May I?')], fault: 'late' }] }),
    ],
  };
}

/** A call that is taken back when its client is asked; the person answers all the same. */
function recanted(id: string): Plan {
  return { calls: [callOf({ id, leaves: 'recant', rounds: [{ questions: [plainQuestion('May I?')] }] })] };
}

export const takenBackCalls: Scenario<fc.Arbitrary<Plan>> = {
  id: 'survive/taken-back',
  title: 'a client takes its call back, and child or person answer after that',
  reaches: ['survive.cancel', 'survive.late-answer'],
  needs: { children: 1 },
  plays: () => true,
  examples: ({ pair }) => [
    cancelled('back-1'),
    ...(eraOf(pair.client) === 'legacy' ? [recanted('back-2')] : []),
  ],
  plans: () => fc.stringMatching(/^[a-z]{1,8}$/).map((name) => cancelled(`id-${name}`)),
  atMost: 1,
};
