import fc from 'fast-check';
import type { Attack, Call, Plan } from '../../harness/model/plan.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { declarations } from '../plans/declarations.ts';
import { modernPair } from '../plans/pairs.ts';
import { plainQuestion } from '../plans/questions.ts';

function call(step: number, attacks: readonly Attack[]): Call {
  return {
    by: 'ann',
    to: 'alpha',
    step,
    declares: declarations.form,
    asks: 'allowed',
    rounds: [
      { questions: [plainQuestion('Go on?')], state: 'half way', ...(attacks.length > 0 && { attacks }) },
    ],
  };
}

/** A call that nobody attacks, then one that is attacked with others beside it, then one more. */
function attacked(attacks: readonly Attack[], beside: number): Plan {
  return {
    calls: [call(0, []), call(1, attacks), ...Array.from({ length: beside }, () => call(1, [])), call(2, [])],
  };
}

const attack: fc.Arbitrary<Attack> = fc.constantFrom<Attack>(
  { edit: { kind: 'none' }, tool: 'echo' },
  { edit: { kind: 'none' }, args: { other: true } },
  { edit: { kind: 'flip', at: 0.5, bit: 1 } },
  { edit: { kind: 'cut', at: 0.5 } },
  { edit: { kind: 'empty' } },
  { edit: { kind: 'literal', value: null } },
  { edit: { kind: 'literal', value: [] } },
);

export const afterRefusal: Scenario<fc.Arbitrary<Plan>> = {
  id: 'seal/after-refusal',
  title: 'calls go on after states were refused',
  reaches: ['seal.harmless'],
  needs: { children: 1 },
  plays: modernPair,
  examples: () => [
    attacked(
      [{ edit: { kind: 'none' }, args: { other: true } }, { edit: { kind: 'flip', at: 0.5, bit: 0 } }],
      1,
    ),
  ],
  plans: () =>
    fc
      .record({
        attacks: fc.array(attack, { minLength: 1, maxLength: 5 }),
        beside: fc.integer({ min: 0, max: 2 }),
      })
      .map(({ attacks, beside }) => attacked(attacks, beside)),
};
