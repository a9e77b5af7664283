import fc from 'fast-check';
import type { Call, ClientName, Plan } from '../../harness/model/plan.ts';
import { eraOf } from '../../harness/model/revision.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { callOf } from '../plans/calls.ts';
import { plainQuestion } from '../plans/questions.ts';

function call(by: ClientName, hold: number, more: Partial<Call> = {}): Call {
  return callOf({ by, hold, rounds: [{ questions: [plainQuestion(`For number ${hold}`)] }], ...more });
}

/** A number and the same digits as a text, in flight at once. */
function pairOf(by: ClientName, hold: number): Call[] {
  return [call(by, hold), call(by, hold + 1, { idAsText: true })];
}

export const equalIds: Scenario<fc.Arbitrary<Plan>> = {
  id: 'isolate/equal-ids',
  title: 'requests in flight at once under ids that are easily taken for each other',
  reaches: ['isolate.ids'],
  needs: { children: 1 },
  plays: () => true,
  examples: ({ pair }) => [
    { calls: pairOf('ann', 0) },
    { calls: [...pairOf('ann', 2), ...pairOf('bob', 0)] },
    // A legacy session never uses an id twice, so only a modern client may choose one.
    ...(eraOf(pair.client) === 'modern'
      ? [{ calls: [call('ann', 1, { id: 'same' }), call('bob', 0, { id: 'same' })] }]
      : []),
  ],
  plans: () =>
    fc.record({ asText: fc.boolean(), bobFirst: fc.boolean() }).map(({ asText, bobFirst }) => ({
      calls: [
        ...pairOf('ann', bobFirst ? 2 : 0),
        ...pairOf('bob', bobFirst ? 0 : 2).slice(0, asText ? 2 : 1),
      ],
    })),
};
