import fc from 'fast-check';
import type { Plan } from '../../harness/model/plan.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { callOf } from '../plans/calls.ts';
import { modernPair } from '../plans/pairs.ts';

function under(...rounds: readonly (readonly string[])[]): Plan {
  return {
    calls: [
      callOf({
        rounds: rounds.map((keys, turn) => ({
          questions: keys.map((key, index) => ({
            key,
            message: `Number ${index + 1}?`,
            answer: { action: 'accept', content: { note: `answer ${turn + 1}.${index + 1}` } },
          })),
          state: 's',
        })),
      }),
    ],
  };
}

/** Keys that one library or another takes for something else, or for each other. */
const strange = [
  '',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'undefined',
  'null',
  '0',
  '-1',
  '1e3',
  'a.b',
  'a/b#c%20',
  ' ',
  'q',
  'Q',
  'q\u200b',
  '\u00e9',
  'e\u0301',
  '\u{1f600}',
  '\u202eq',
  'line\nend',
  'k'.repeat(1024),
] as const;

export const keys: Scenario<fc.Arbitrary<Plan>> = {
  id: 'carry/keys',
  title: 'questions under keys of every kind',
  reaches: ['carry.keys'],
  needs: { children: 1 },
  plays: modernPair,
  examples: () => [
    under(['', 'undefined', 'null']),
    under(['__proto__', 'constructor', 'proto']),
    under(['q', 'q\u200b', '\u00e9', 'e\u0301']),
    under(['k'.repeat(1024)], ['__proto__']),
  ],
  plans: () =>
    fc
      .array(
        fc.uniqueArray(fc.oneof(fc.constantFrom(...strange), fc.string({ unit: 'binary', maxLength: 6 })), {
          minLength: 1,
          maxLength: 4,
        }),
        { minLength: 1, maxLength: 2 },
      )
      .map((rounds) => under(...rounds)),
};
