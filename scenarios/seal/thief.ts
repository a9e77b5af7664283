import fc from 'fast-check';
import type { ClientName, Plan } from '../../harness/model/plan.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { declarations } from '../plans/declarations.ts';
import { modernPair } from '../plans/pairs.ts';
import { plainQuestion } from '../plans/questions.ts';

function steal(owner: ClientName, times: number, state: string): Plan {
  const thief = owner === 'ann' ? 'bob' : 'ann';
  return {
    calls: [
      {
        by: owner,
        to: 'alpha',
        step: 0,
        declares: declarations.form,
        asks: 'allowed',
        rounds: [
          {
            questions: [plainQuestion('Transfer the money?')],
            state,
            attacks: Array.from({ length: times }, () => ({ by: thief, edit: { kind: 'none' } }) as const),
          },
        ],
      },
    ],
  };
}

export const thief: Scenario<fc.Arbitrary<Plan>> = {
  id: 'seal/thief',
  title: "another client presents a call's state, then its owner does",
  reaches: ['seal.client'],
  needs: { children: 1, identities: true },
  plays: (pair) => modernPair(pair) && pair.clientVia === 'http',
  examples: () => [steal('ann', 1, 'step-1')],
  plans: () =>
    fc
      .record({
        owner: fc.constantFrom<ClientName>('ann', 'bob'),
        times: fc.integer({ min: 1, max: 3 }),
        state: fc.constantFrom('step-1', 'ann'),
      })
      .map(({ owner, times, state }) => steal(owner, times, state)),
};
