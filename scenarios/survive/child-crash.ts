import fc from 'fast-check';
import type { Call, Plan } from '../../harness/model/plan.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { callOf } from '../plans/calls.ts';
import { plainQuestion } from '../plans/questions.ts';

/** A call that asks so many times and then has the child die. */
function dies(after: number, step: number): Call {
  const asked = Array.from({ length: after }, () => ({ questions: [plainQuestion('Go on?')] }));
  return callOf({ step, rounds: [...asked, { questions: [], fault: 'crash' }] });
}

/** A plain call, a child that dies, then plain calls again. */
function crash(after: number): Plan {
  const plain = (step: number) => callOf({ step, rounds: [] });
  return { calls: [plain(0), dies(after, 1), plain(2), plain(3)] };
}

export const childCrash: Scenario<fc.Arbitrary<Plan>> = {
  id: 'survive/child-crash',
  title: 'a child dies in the first round of a call, or in a later one',
  reaches: ['survive.child-crash'],
  needs: { children: 1 },
  plays: () => true,
  examples: () => [crash(0)],
  plans: () => fc.integer({ min: 0, max: 2 }).map(crash),
  atMost: 2,
};
