import type fc from 'fast-check';
import type { Plan, Question } from '../../harness/model/plan.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { callOf } from '../plans/calls.ts';
import { type Field, fieldsOf, formOf } from '../plans/fields.ts';

function fill(...questions: readonly Question[]): Plan {
  return { calls: [callOf({ rounds: [{ questions }] })] };
}

/** One of everything that all revisions know. */
const plain = new Map<string, Field>([
  ['name', { schema: { type: 'string', title: 'Name', minLength: 1, maxLength: 40 }, value: 'Ann' }],
  [
    'mail',
    { schema: { type: 'string', format: 'email', description: 'Where to' }, value: 'ann@example.com' },
  ],
  ['price', { schema: { type: 'number', minimum: 0.5, maximum: 1e6 }, value: 12.75 }],
  ['count', { schema: { type: 'integer', 'x-unit': 'boxes' }, value: 3 }],
  ['rush', { schema: { type: 'boolean', default: false }, value: true }],
  ['size', { schema: { type: 'string', enum: ['s', 'l'], enumNames: ['Small', 'Large'] }, value: 'l' }],
]);

/** The choices and defaults that came with 2025-11-25. */
const later = new Map<string, Field>([
  ['note', { schema: { type: 'string', default: 'none' }, value: 'some' }],
  ['one', { schema: { type: 'string', enum: ['a', 'b'], default: 'b' }, value: 'a' }],
  [
    'titled',
    {
      schema: {
        type: 'string',
        oneOf: [
          { const: 'r', title: 'Red' },
          { const: 'g', title: 'Green' },
        ],
      },
      value: 'g',
    },
  ],
  [
    'many',
    {
      schema: { type: 'array', items: { type: 'string', enum: ['x', 'y'] }, maxItems: 2 },
      value: ['y', 'x'],
    },
  ],
  [
    'titledMany',
    {
      schema: { type: 'array', items: { anyOf: [{ const: 'u', title: 'Up' }] }, default: [] },
      value: ['u'],
    },
  ],
]);

export const forms: Scenario<fc.Arbitrary<Plan>> = {
  id: 'carry/forms',
  title: 'forms with fields, choices, defaults and keywords of every kind',
  reaches: ['carry.schema'],
  needs: { children: 1 },
  plays: () => true,
  examples: ({ pair }) => [
    fill(formOf('order', 'Your order?', plain, { 'x-order': ['price', 'name'] })),
    ...(pair.child === '2025-06-18' ? [] : [fill(formOf('more', 'And more?', later))]),
  ],
  plans: ({ pair }) =>
    fieldsOf(pair).map((fields) => fill(formOf('form', 'Would you fill this in?', fields))),
};
