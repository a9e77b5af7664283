import fc from 'fast-check';
import type { Edit, Plan } from '../../harness/model/plan.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { declarations } from '../plans/declarations.ts';
import { modernPair } from '../plans/pairs.ts';
import { plainQuestion } from '../plans/questions.ts';

function forge(edits: readonly Edit[], state: string): Plan {
  return {
    calls: [
      {
        by: 'ann',
        to: 'alpha',
        step: 0,
        declares: declarations.form,
        asks: 'allowed',
        rounds: [
          {
            questions: [plainQuestion('Delete them all?')],
            state,
            attacks: edits.map((edit) => ({ edit })),
          },
        ],
      },
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
  fc.record({ kind: fc.constant('swap' as const), at }),
  fc.record({
    kind: fc.constant('respell' as const),
    as: fc.constantFrom('padded' as const, 'standard', 'broken', 'percent', 'twice'),
  }),
  fc.constant<Edit>({ kind: 'empty' }),
  // What other ways to seal, or no way at all, look like.
  fc.record({
    kind: fc.constant('literal' as const),
    value: fc.constantFrom(
      'null',
      '{}',
      'eyJhbGciOiJub25lIn0.eyJyb3VuZCI6MH0.',
      'A'.repeat(100),
      '__proto__',
    ),
  }),
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
    forge(
      [
        { kind: 'swap', at: 0.5 },
        { kind: 'respell', as: 'padded' },
        { kind: 'respell', as: 'standard' },
        { kind: 'respell', as: 'broken' },
        { kind: 'respell', as: 'percent' },
        { kind: 'respell', as: 'twice' },
        { kind: 'literal', value: 'eyJhbGciOiJub25lIn0.eyJyb3VuZCI6MH0.' },
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
