import fc from 'fast-check';
import type { Plan } from '../../harness/model/plan.ts';
import { guideCarries } from '../../harness/model/requirement.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { callOf } from '../plans/calls.ts';
import { plainQuestion } from '../plans/questions.ts';

export const badSwitch: Scenario<fc.Arbitrary<Plan>> = {
  id: 'switch/invalid',
  title: 'a switch that is neither on nor off',
  reaches: ['switch.invalid'],
  needs: { children: 1, settings: ['bad-switch'] },
  plays: guideCarries,
  plans: () =>
    fc.constant<Plan>({
      calls: [callOf({ rounds: [{ questions: [plainQuestion('May I?')] }] })],
      setting: 'bad-switch',
    }),
};
