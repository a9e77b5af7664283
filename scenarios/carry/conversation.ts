import fc from 'fast-check';
import type { Plan, Round } from '../../harness/model/plan.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { declarations } from '../plans/declarations.ts';
import { questions } from '../plans/questions.ts';
import { childState, withState } from '../plans/states.ts';

const round: fc.Arbitrary<Round> = fc
  .record({ questions: questions(), state: childState })
  .map(({ questions: asked, state }) => ({ questions: asked, ...withState(state) }));

/** Every kind of answer, over two rounds, with a state that lazy hands would trim. */
const everyAnswer: Plan = {
  calls: [
    {
      by: 'ann',
      to: 'alpha',
      step: 0,
      declares: declarations.form,
      asks: 'allowed',
      rounds: [
        {
          questions: [
            {
              key: 'price',
              message: 'What may it cost?',
              schema: { type: 'object', properties: { price: { type: 'number' } }, required: ['price'] },
              answer: { action: 'accept', content: { price: 12.75 } },
            },
            { key: 'rush', message: 'In a hurry?', answer: { action: 'decline' } },
            { key: 'gift', message: 'Is it a gift?', answer: { action: 'cancel' } },
          ],
          state: 'c3RlcCAxIQ==',
        },
        {
          questions: [{ key: 'sure', message: 'Sure?', answer: { action: 'accept', content: { note: '' } } }],
        },
      ],
    },
  ],
};

/** A state as long as children send at most. */
const longState: Plan = {
  calls: [
    {
      by: 'ann',
      to: 'alpha',
      step: 0,
      declares: declarations.form,
      asks: 'allowed',
      rounds: [
        {
          questions: [{ key: 'q', message: 'Go on?', answer: { action: 'decline' } }],
          state: '='.repeat(65_536),
        },
      ],
    },
  ],
};

export const conversation: Scenario<fc.Arbitrary<Plan>> = {
  id: 'carry/conversation',
  title: 'one call that asks, is answered and asks again',
  reaches: ['carry.question', 'carry.answer', 'carry.refusal', 'carry.child-state', 'attribute.exact'],
  needs: { children: 1 },
  plays: () => true,
  examples: () => [everyAnswer, longState],
  plans: () =>
    fc
      .record({
        declares: fc.constantFrom(declarations.form, declarations.both),
        rounds: fc.array(round, { minLength: 1, maxLength: 3 }),
      })
      .map(
        ({ declares, rounds }): Plan => ({
          calls: [{ by: 'ann', to: 'alpha', step: 0, declares, asks: 'allowed', rounds }],
        }),
      ),
};
