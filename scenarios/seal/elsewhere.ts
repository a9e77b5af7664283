import fc from 'fast-check';
import type { Attack, ChildName, Plan } from '../../harness/model/plan.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { declarations } from '../plans/declarations.ts';
import { modernPair } from '../plans/pairs.ts';
import { plainQuestion } from '../plans/questions.ts';

function carryOver(owner: ChildName, tools: readonly Attack['tool'][], throughOther: boolean): Plan {
  const to = owner === 'alpha' ? 'beta' : 'alpha';
  return {
    calls: [
      {
        by: 'ann',
        to: owner,
        step: 0,
        declares: declarations.form,
        asks: 'allowed',
        ...(throughOther && { door: 'other' as const }),
        rounds: [
          {
            questions: [plainQuestion('Pay the bill?')],
            state: 'paid by card',
            attacks: tools.map((tool) => ({
              edit: { kind: 'none' },
              to,
              ...(tool !== undefined && { tool }),
            })),
          },
        ],
      },
    ],
  };
}

function scenario(throughOther: boolean): Scenario<fc.Arbitrary<Plan>> {
  return {
    id: throughOther ? 'seal/elsewhere-behind-one-door' : 'seal/elsewhere',
    title: throughOther
      ? 'a state is presented to another child behind the same door'
      : 'a state is presented to another child, then to its own',
    reaches: ['seal.server'],
    needs: { children: 2, ...(throughOther && { otherDoor: true }) },
    plays: (pair) => modernPair(pair) && (!throughOther || pair.clientVia === 'http'),
    examples: () => [carryOver('alpha', ['own', undefined], throughOther)],
    plans: () =>
      fc
        .record({
          owner: fc.constantFrom<ChildName>('alpha', 'beta'),
          tools: fc.array(fc.constantFrom<Attack['tool']>('own', undefined), { minLength: 1, maxLength: 3 }),
        })
        .map(({ owner, tools }) => carryOver(owner, tools, throughOther)),
  };
}

export const elsewhere = scenario(false);

/** Where one endpoint leads to all children, the server is all that differs. */
export const elsewhereBehindOneDoor = scenario(true);
