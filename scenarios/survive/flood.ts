import fc from 'fast-check';
import type { Call, Plan } from '../../harness/model/plan.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { callOf } from '../plans/calls.ts';
import { plainQuestion } from '../plans/questions.ts';

const megabyte = 1_000_000;

/** Calls that bring more than a hub has to carry, each in another way. */
const floods = {
  questions: (size: number) =>
    callOf({
      rounds: [
        {
          questions: Array.from({ length: size * 300 }, (_, at) => plainQuestion(`Number ${at}?`, `q${at}`)),
        },
      ],
    }),
  state: (size: number) =>
    callOf({ rounds: [{ questions: [plainQuestion('Go on?')], state: 's'.repeat(size * megabyte) }] }),
  answer: (size: number) =>
    callOf({
      rounds: [
        {
          questions: [
            {
              ...plainQuestion('Tell all of it.'),
              answer: { action: 'accept', content: { note: 'a'.repeat(size * megabyte) } },
            },
          ],
        },
      ],
    }),
  result: (size: number) =>
    callOf({
      rounds: [],
      ending: { result: { content: [{ type: 'text', text: 'r'.repeat(size * megabyte) }] } },
    }),
  notices: (size: number) =>
    callOf({
      progressToken: 'flood',
      rounds: [{ questions: [plainQuestion('Still there?')], progress: { count: size * 300 } }],
    }),
} satisfies Record<string, (size: number) => Call>;

function flood(calls: readonly Call[]): Plan {
  return {
    calls: calls.flatMap((call, step) => [
      { ...call, asks: 'always' as const, step },
      callOf({ by: 'bob', step, rounds: [] }),
    ]),
    excess: true,
  };
}

export const floodedHub: Scenario<fc.Arbitrary<Plan>> = {
  id: 'survive/flood',
  title: 'far too much of everything, while another client calls',
  reaches: ['survive.flood'],
  needs: { children: 1 },
  plays: () => true,
  examples: () => [flood(Object.values(floods).map((of) => of(1)))],
  plans: () =>
    fc
      .record({ of: fc.constantFrom(...Object.values(floods)), size: fc.integer({ min: 1, max: 2 }) })
      .map(({ of, size }) => flood([of(size)])),
  atMost: 1,
};
