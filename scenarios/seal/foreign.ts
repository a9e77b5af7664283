import fc from 'fast-check';
import type { Plan } from '../../harness/model/plan.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import type { SettingName } from '../../harness/model/setting.ts';
import { declarations } from '../plans/declarations.ts';
import { modernPair } from '../plans/pairs.ts';
import { plainQuestion } from '../plans/questions.ts';

function elsewhere(setting: SettingName | undefined, at: SettingName, state: string): Plan {
  return {
    calls: [
      {
        by: 'ann',
        to: 'alpha',
        step: 0,
        declares: declarations.form,
        asks: 'allowed',
        rounds: [
          { questions: [plainQuestion('Sign it?')], state, attacks: [{ edit: { kind: 'none' }, at }] },
        ],
      },
    ],
    ...(setting && { setting }),
  };
}

function scenario(
  id: string,
  title: string,
  setting: SettingName | undefined,
  at: SettingName,
): Scenario<fc.Arbitrary<Plan>> {
  return {
    id,
    title,
    reaches: ['seal.foreign'],
    needs: { children: 1, settings: setting === undefined ? [at] : [setting, at] },
    plays: modernPair,
    examples: () => [elsewhere(setting, at, 'page 1')],
    plans: () => fc.constantFrom('page 1', 'x', '{"page":1}').map((state) => elsewhere(setting, at, state)),
  };
}

export const foreign = scenario(
  'seal/foreign',
  'a state is presented to an instance with another secret',
  undefined,
  'other-secret',
);

export const foreignWithoutSecret = scenario(
  'seal/foreign-without-secret',
  'a state of one instance without a secret is presented to another one',
  'secretless',
  'secretless-too',
);
