import fc from 'fast-check';
import type { Attack, Plan, Round } from '../../harness/model/plan.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { declarations } from '../plans/declarations.ts';
import { modernPair } from '../plans/pairs.ts';
import { plainQuestion } from '../plans/questions.ts';

function rounds(of: readonly Round[]): Plan {
  return {
    calls: [{ by: 'ann', to: 'alpha', step: 0, declares: declarations.form, asks: 'allowed', rounds: of }],
  };
}

function round(turn: number, more: Partial<Round> = {}): Round {
  return { questions: [plainQuestion(`Step ${turn + 1}?`)], state: `step ${turn + 1}`, ...more };
}

/** A call of some rounds; in the last one, states of earlier rounds come back before the right one. */
function replay(length: number, turns: readonly number[]): Plan {
  return rounds(
    Array.from({ length }, (_, turn) => {
      const attacks: Attack[] = turns
        .filter((earlier) => earlier < turn && turn === length - 1)
        .map((earlier) => ({ edit: { kind: 'earlier', turn: earlier } }));
      return round(turn, attacks.length > 0 ? { attacks } : {});
    }),
  );
}

export const replays: Scenario<fc.Arbitrary<Plan>> = {
  id: 'seal/replay',
  title: 'states of earlier rounds come back, from the client or from the child',
  reaches: ['seal.bounded', 'seal.not-the-childs'],
  needs: { children: 1 },
  plays: modernPair,
  examples: () => [
    replay(3, [0, 1]),
    rounds([round(0, { attacks: [{ edit: { kind: 'none' } }] })]),
    rounds([round(0), round(1, { mirrors: true }), round(2, { mirrors: true })]),
  ],
  plans: () =>
    fc.oneof(
      fc
        .record({
          length: fc.integer({ min: 2, max: 4 }),
          turns: fc.uniqueArray(fc.nat(2), { minLength: 1, maxLength: 3 }),
        })
        .filter(({ length, turns }) => turns.some((turn) => turn < length - 1))
        .map(({ length, turns }) => replay(length, turns)),
      fc
        .integer({ min: 1, max: 3 })
        .map((times) =>
          rounds([
            round(0),
            ...Array.from({ length: times }, (_, turn) => round(turn + 1, { mirrors: true })),
          ]),
        ),
    ),
};
