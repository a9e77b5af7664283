import fc from 'fast-check';
import type { Plan } from '../../harness/model/plan.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { declarations } from '../plans/declarations.ts';
import { modernPair } from '../plans/pairs.ts';
import { plainQuestion } from '../plans/questions.ts';

function changeDoor(begins: 'usual' | 'other', times: number): Plan {
  return {
    calls: [
      {
        by: 'ann',
        to: 'alpha',
        step: 0,
        declares: declarations.form,
        asks: 'allowed',
        ...(begins === 'other' && { door: 'other' as const }),
        rounds: [
          {
            questions: [plainQuestion('Open the gate?')],
            state: 'gate 1',
            attacks: Array.from(
              { length: times },
              () => ({ edit: { kind: 'none' }, door: 'other' }) as const,
            ),
          },
        ],
      },
    ],
  };
}

export const otherDoor: Scenario<fc.Arbitrary<Plan>> = {
  id: 'seal/other-door',
  title: "a state is presented at the hub's other endpoint, then where it was given out",
  reaches: ['seal.endpoint'],
  needs: { children: 1, otherDoor: true },
  plays: (pair) => modernPair(pair) && pair.clientVia === 'http',
  examples: () => [changeDoor('usual', 1), changeDoor('other', 1)],
  plans: () =>
    fc
      .record({
        begins: fc.constantFrom('usual' as const, 'other' as const),
        times: fc.integer({ min: 1, max: 3 }),
      })
      .map(({ begins, times }) => changeDoor(begins, times)),
};
