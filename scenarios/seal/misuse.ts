import fc from 'fast-check';
import type { Json } from '../../harness/model/json.ts';
import type { Attack, Plan } from '../../harness/model/plan.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { declarations } from '../plans/declarations.ts';
import { modernPair } from '../plans/pairs.ts';
import { plainQuestion } from '../plans/questions.ts';

const none = { kind: 'none' } as const;

function misuse(attacks: readonly Attack[], state: string): Plan {
  return {
    calls: [
      {
        by: 'ann',
        to: 'alpha',
        step: 0,
        declares: declarations.form,
        args: { path: '/tmp/a', count: 1 },
        asks: 'allowed',
        rounds: [{ questions: [plainQuestion('Delete the file?')], state, attacks }],
      },
    ],
  };
}

const otherArguments: Attack[] = [
  { edit: none, args: { path: '/', count: 1 } },
  { edit: none, args: { path: '/tmp/a', count: '1' } },
  { edit: none, args: { path: '/tmp/a' } },
  { edit: none, args: {} },
];
const noStrings: Attack[] = [
  ...[null, 0, true, [], {}, [null], 1e21].map(
    (value: Json): Attack => ({ edit: { kind: 'literal', value } }),
  ),
  { edit: { kind: 'wrapped', in: 'array' } },
  { edit: { kind: 'wrapped', in: 'object' } },
];
const otherTool: Attack = { edit: none, tool: 'echo' };
const noState: Attack = { edit: { kind: 'absent' } };

/** A text that only our child would write, so that it is recognised wherever it can be read. */
const canary = fc.stringMatching(/^[a-z]{6}-[0-9]{6}$/).map((text) => `canary-${text}`);

export const misuseOfState: Scenario<fc.Arbitrary<Plan>> = {
  id: 'seal/misuse',
  title: 'the state comes back where it does not belong, as what it is not, or not at all',
  reaches: [
    'seal.typed',
    'seal.tool',
    'seal.arguments',
    'seal.whole',
    'seal.uniform',
    'seal.no-state',
    'seal.opaque',
  ],
  needs: { children: 1 },
  plays: modernPair,
  examples: () => [
    misuse(
      [...otherArguments, otherTool, noState, { edit: { kind: 'flip', at: 0.5, bit: 0 } }],
      'canary-of-the-child',
    ),
    misuse([...noStrings, otherTool], '{"canary":"of the child","for":"ann"}'),
  ],
  plans: () =>
    fc
      .record({
        attacks: fc.uniqueArray(fc.constantFrom(...otherArguments, ...noStrings, otherTool), {
          minLength: 2,
          maxLength: 4,
        }),
        // Which of them come first must make no difference.
        first: fc.boolean(),
        state: canary,
      })
      .map(({ attacks, first, state }) =>
        misuse(first ? [noState, ...attacks] : [...attacks, noState], state),
      ),
};
