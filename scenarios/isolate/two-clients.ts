import fc from 'fast-check';
import type { Call, ClientName, Plan } from '../../harness/model/plan.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { declarations } from '../plans/declarations.ts';
import { plainQuestion } from '../plans/questions.ts';

function call(by: ClientName, hold: number): Call {
  return {
    by,
    to: 'alpha',
    step: 0,
    declares: declarations.form,
    asks: 'always',
    rounds: [{ questions: [plainQuestion(`For ${by} only`)] }],
    hold,
  };
}

export const twoClients: Scenario<fc.Arbitrary<Plan>> = {
  id: 'isolate/two-clients',
  title: 'two clients call one child at once; the child answers them in any order',
  reaches: ['isolate.caller'],
  needs: { children: 1 },
  plays: () => true,
  examples: () => [{ calls: [call('ann', 1), call('bob', 0)] }],
  plans: () =>
    fc
      .uniqueArray(fc.record({ by: fc.constantFrom<ClientName>('ann', 'bob'), hold: fc.nat(9) }), {
        minLength: 2,
        maxLength: 4,
        selector: ({ hold }) => hold,
      })
      .filter((calls) => new Set(calls.map(({ by }) => by)).size === 2)
      .map((calls): Plan => ({ calls: calls.map(({ by, hold }) => call(by, hold)) })),
};
