import fc from 'fast-check';
import type { Plan, Round } from '../../harness/model/plan.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { declarations } from '../plans/declarations.ts';
import { modernPair } from '../plans/pairs.ts';
import { plainQuestion } from '../plans/questions.ts';
import { withState } from '../plans/states.ts';

function ask(rounds: readonly Round[], endless: boolean): Plan {
  return {
    calls: [
      {
        by: 'ann',
        to: 'alpha',
        step: 0,
        declares: declarations.form,
        asks: 'allowed',
        rounds,
        ...(endless && { endless }),
      },
    ],
  };
}

const again: Round = { questions: [plainQuestion('Once more?')] };

export const rounds: Scenario<fc.Arbitrary<Plan>> = {
  id: 'seal/rounds',
  title: 'a child that asks as often as it may, and one that never stops',
  reaches: ['seal.rounds'],
  needs: { children: 1 },
  plays: modernPair,
  examples: ({ maxRounds }) => [
    ask([again], true),
    ask(
      Array.from({ length: maxRounds }, () => again),
      false,
    ),
  ],
  plans: ({ maxRounds }) =>
    fc
      .record({ state: fc.option(fc.constantFrom('s', 'again'), { nil: undefined }), endless: fc.boolean() })
      .map(({ state, endless }) => {
        const round = { ...again, ...withState(state) };
        return ask(
          Array.from({ length: endless ? 1 : maxRounds }, () => round),
          endless,
        );
      }),
};
