import fc from 'fast-check';
import type { Edit, Plan } from '../../harness/model/plan.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { callOf } from '../plans/calls.ts';
import { modernPair } from '../plans/pairs.ts';
import { plainQuestion } from '../plans/questions.ts';

function forge(edits: readonly Edit[], state: string): Plan {
  return {
    calls: [
      callOf({
        rounds: [
          {
            questions: [plainQuestion('Delete them all?')],
            state,
            attacks: edits.map((edit) => ({ edit })),
          },
        ],
      }),
    ],
  };
}

const at = fc.integer({ min: 0, max: 99 }).map((hundredths) => hundredths / 100);
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ kind: fc.constant('flip' as const), at, bit: fc.integer({ min: 0, max: 5 }) }),
  fc.record({ kind: fc.constant('cut' as const), at }),
  fc.record({
    kind: fc.constant('grow' as const),
    text: fc.constantFrom('A', '=', '==', '.', ' ', '\n', 'AAAAAAAA', '\u0000'),
  }),
  fc.constant<Edit>({ kind: 'empty' }),
);

export const forgery: Scenario<fc.Arbitrary<Plan>> = {
  id: 'seal/forgery',
  title: 'the state comes back altered, then as it was',
  reaches: ['seal.forged'],
  needs: { children: 1 },
  plays: modernPair,
  examples: () => [
    forge(
      [
        { kind: 'flip', at: 0, bit: 0 },
        { kind: 'flip', at: 0.5, bit: 0 },
        { kind: 'flip', at: 0.99, bit: 0 },
        { kind: 'cut', at: 0.99 },
        { kind: 'grow', text: 'A' },
        { kind: 'grow', text: '=' },
        { kind: 'empty' },
      ],
      'step-1',
    ),
  ],
  plans: () =>
    fc
      .record({
        edits: fc.array(edit, { minLength: 1, maxLength: 6 }),
        state: fc.constantFrom('step-1', 'x', 'eyJhIjoxfQ'),
      })
      .map(({ edits, state }) => forge(edits, state)),
};
