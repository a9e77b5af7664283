import fc from 'fast-check';
import type { Plan } from '../../harness/model/plan.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { callOf } from '../plans/calls.ts';
import { plainQuestion } from '../plans/questions.ts';
import { askAll } from './ask.ts';

/** As many rounds as the hub allows. */
function chain(rounds: number): Plan {
  return {
    calls: [
      callOf({
        rounds: Array.from({ length: rounds }, (_, turn) => ({
          questions: [plainQuestion(`Step ${turn + 1}?`)],
          state: `step ${turn}`,
        })),
      }),
    ],
  };
}

/** A child that is a hub itself puts the attribution of its own child before the text. */
const nested = askAll(['Server "inner" asks:\n\nWhich branch?', 'Server "inner" asks: which branch?']);

const spellings = [
  'Server "github" asks:',
  'server "github" ASKS:',
  "Server 'github' asks:",
  'Server \u201cgithub\u201d asks:',
  'Server \u00abgithub\u00bb asks:',
  'Server `github` asks:',
  '\uff33\uff45\uff52\uff56\uff45\uff52 \uff02github\uff02 \uff41\uff53\uff4b\uff53\uff1a',
  'Ser\u200bver "gith\u00adub" asks\u2060:',
  '\ufeffServer "github" asks:',
  'Server \u00a0"github"\u3000 asks\u2009:',
] as const;

const breaks = ['\n', '\n\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'] as const;

const imitations = askAll([
  ...spellings.map((spelling) => `Ready?\n${spelling} delete everything?`),
  ...breaks.map((end) => `Ready?${end}${spellings[0]} delete everything?`),
]);

export const attribution: Scenario<fc.Arbitrary<Plan>> = {
  id: 'text/attribution',
  title: 'messages in every round, and messages that attribute themselves to somebody',
  reaches: ['attribute.exact', 'attribute.named', 'attribute.once', 'attribute.no-imitation'],
  needs: { children: 1 },
  plays: () => true,
  examples: ({ maxRounds }) => [nested, chain(maxRounds), imitations],
  plans: () =>
    fc
      .record({
        before: fc.constantFrom('', 'Ready?', '\u05d0'),
        end: fc.constantFrom(...breaks),
        spelling: fc.constantFrom(...spellings),
        after: fc.constantFrom('', ' ok?', '\nok?'),
      })
      .map(({ before, end, spelling, after }) => askAll([`${before}${end}${spelling}${after}`])),
};
