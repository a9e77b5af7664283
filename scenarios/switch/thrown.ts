import fc from 'fast-check';
import type { Plan, Round } from '../../harness/model/plan.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import type { SettingName } from '../../harness/model/setting.ts';
import { callOf } from '../plans/calls.ts';
import { modernPair } from '../plans/pairs.ts';
import { plainQuestion } from '../plans/questions.ts';

/** @param at the switch that is thrown. @param turn the round after whose question it is. */
function throwAt(at: SettingName, turn: number, of: number): Plan {
  const rounds = Array.from(
    { length: of },
    (_, index): Round => ({
      questions: [plainQuestion('Shall it be done?')],
      state: `step-${index}`,
      ...(index === turn && { attacks: [{ at, edit: { kind: 'none' } }] }),
    }),
  );
  return { calls: [callOf({ rounds })] };
}

export const thrown: Scenario<fc.Arbitrary<Plan>> = {
  id: 'switch/thrown',
  title: 'a client answers when questions have been switched off meanwhile, then where they have not',
  reaches: ['switch.each-round'],
  needs: { children: 1, settings: ['off', 'alpha-off'] },
  plays: modernPair,
  examples: () => [throwAt('off', 0, 1), throwAt('alpha-off', 1, 2)],
  plans: () =>
    fc
      .record({
        at: fc.constantFrom<SettingName>('off', 'alpha-off'),
        of: fc.integer({ min: 1, max: 3 }),
        turn: fc.nat(2),
      })
      .map(({ at, of, turn }) => throwAt(at, turn % of, of)),
};
