import fc from 'fast-check';
import type { JsonObject } from '../../harness/model/json.ts';
import type { Pair } from '../../harness/model/pair.ts';
import type { Plan, Question } from '../../harness/model/plan.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { callOf } from '../plans/calls.ts';

const unsafe = [
  '\u202e',
  '\u061c',
  '\u2067',
  '\u200b',
  '\u00ad',
  '\ufeff',
  '\u0007',
  '\u009b',
  '\u001b[2K',
  '\r',
  '\u2028',
];

/** A form in which this text stands wherever a person reads one. */
function labelled(text: string, { client, child }: Pair): Question {
  const named = [
    { const: 'a', title: `A${text}a` },
    { const: 'b', title: `B${text}b` },
  ];
  const properties: JsonObject = {
    name: { type: 'string', title: `Na${text}me`, description: `Your ${text} name` },
    size: { type: 'string', enum: ['s', 'l'], enumNames: [`Sm${text}all`, `Lar${text}ge`] },
    ...(client !== '2025-06-18' &&
      child !== '2025-06-18' && {
        one: { type: 'string', oneOf: named },
        many: { type: 'array', items: { anyOf: named } },
      }),
  };
  return {
    key: 'q',
    message: 'Would you fill this in?',
    schema: { type: 'object', properties },
    answer: { action: 'decline' },
  };
}

function fill(question: Question): Plan {
  return { calls: [callOf({ rounds: [{ questions: [question] }] })] };
}

export const labels: Scenario<fc.Arbitrary<Plan>> = {
  id: 'text/labels',
  title: 'forms with titles, descriptions and choices that lie about their shape',
  reaches: ['strip.schema-text'],
  needs: { children: 1 },
  plays: () => true,
  examples: ({ pair }) => [fill(labelled(unsafe.join('x'), pair))],
  plans: ({ pair }) =>
    fc
      .array(fc.constantFrom(...unsafe, 'a', '\u05d0'), { minLength: 1, maxLength: 4 })
      .filter((parts) => parts.some((part) => unsafe.includes(part)))
      .map((parts) => fill(labelled(parts.join(''), pair))),
};
