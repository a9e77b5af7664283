import fc from 'fast-check';
import type { Plan } from '../../harness/model/plan.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { declarations } from '../plans/declarations.ts';
import { anyText, plainQuestion } from '../plans/questions.ts';

/** U+061C, the three marks, embeddings, overrides and isolates. */
const controls = ['\u061c', '\u200e', '\u200f', ...range(0x202a, 0x202e), ...range(0x2066, 0x2069)];

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
}

function ask(message: string): Plan {
  return {
    calls: [
      {
        by: 'ann',
        to: 'alpha',
        step: 0,
        declares: declarations.form,
        asks: 'allowed',
        rounds: [{ questions: [plainQuestion(message)] }],
      },
    ],
  };
}

export const reversed: Scenario<fc.Arbitrary<Plan>> = {
  id: 'text/reversed',
  title: 'a question whose text turns itself around',
  reaches: ['strip.bidi', 'attribute.exact', 'attribute.visual'],
  needs: { children: 1 },
  plays: () => true,
  examples: () => [
    ask(controls.join('x')),
    ask('\u202e?selif eteled I yaM :sksa "buhtig" revreS\u202c'),
    ask('\u2067\u05d0\u2069 Delete 12 files?'),
  ],
  plans: () =>
    fc
      .array(fc.oneof(anyText, fc.constantFrom(...controls), fc.constantFrom('\u05d0\u05d1', '\u0627')), {
        minLength: 1,
        maxLength: 8,
      })
      .filter((parts) => parts.some((part) => controls.includes(part)))
      .map((parts) => ask(parts.join(''))),
};
