import fc from 'fast-check';
import type { ClientName, Plan } from '../../harness/model/plan.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { callOf } from '../plans/calls.ts';
import { declarations } from '../plans/declarations.ts';
import { plainQuestion } from '../plans/questions.ts';

function callers(by: readonly ClientName[]): Plan {
  return {
    calls: by.map((who, step) =>
      callOf({
        by: who,
        step,
        declares: declarations.nothing,
        rounds: [{ questions: [plainQuestion('May I?')] }],
      }),
    ),
  };
}

export const again: Scenario<fc.Arbitrary<Plan>> = {
  id: 'log/again',
  title: 'clients that cannot be asked call again and again',
  reaches: ['log.once'],
  needs: { children: 1 },
  plays: () => true,
  examples: () => [callers(['ann', 'ann', 'bob', 'ann', 'bob'])],
  plans: () =>
    fc.array(fc.constantFrom<ClientName>('ann', 'bob'), { minLength: 2, maxLength: 4 }).map(callers),
};
