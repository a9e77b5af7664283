import fc from 'fast-check';
import type { AskingMethod, Plan } from '../../harness/model/plan.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { callOf } from '../plans/calls.ts';
import { modernPair } from '../plans/pairs.ts';
import { question } from '../plans/questions.ts';

const others: readonly AskingMethod[] = ['prompts/get', 'resources/read'];

export const otherCalls: Scenario<fc.Arbitrary<Plan>> = {
  id: 'carry/methods',
  title: 'prompts and resources that ask, with an altered state before the rightful retry',
  reaches: ['carry.three-methods'],
  needs: { children: 1 },
  plays: modernPair,
  plans: () =>
    fc.tuple(question(), question(), fc.integer({ min: 0, max: 99 })).map(([first, second, hundredths]) => ({
      calls: others.map((method, index) =>
        callOf({
          method,
          step: index,
          rounds: [
            {
              questions: [index === 0 ? first : second],
              state: 'step-1',
              attacks: [{ edit: { kind: 'flip', at: hundredths / 100, bit: 0 } }],
            },
          ],
        }),
      ),
    })),
};
