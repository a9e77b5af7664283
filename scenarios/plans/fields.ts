import fc from 'fast-check';
import type { Json, JsonObject } from '../../harness/model/json.ts';
import type { Pair } from '../../harness/model/pair.ts';
import type { Question } from '../../harness/model/plan.ts';
import { plainName } from './questions.ts';

/** One field of a form with a value that its schema admits. */
export interface Field {
  readonly schema: JsonObject;
  readonly value: Json;
}

/** Text that a person reads: printable, so that no hub has a reason to change it. */
const text = fc.oneof(
  fc.stringMatching(/^[A-Za-z][A-Za-z ]{0,15}$/),
  fc.constantFrom('\u0645\u0631\u062d\u0628\u0627', '\u4f60\u597d', 'Gr\u00f6\u00dfe', '\u{1f600} ok'),
);

/** Titles, descriptions and a keyword that no revision defines. */
const annotations: fc.Arbitrary<JsonObject> = fc.record(
  { title: text, description: text, 'x-hint': fc.constantFrom<Json>('wide', { rank: 1.5 }, [null, '']) },
  { requiredKeys: [] },
);

const formats = {
  email: 'ann@example.com',
  uri: 'https://example.com/a?b=c',
  date: '2026-07-28',
  'date-time': '2026-07-28T10:00:00Z',
} as const;

const choices = fc.uniqueArray(fc.constantFrom('red', 'green', 'b', ' ', '', '\u00e9'), {
  minLength: 1,
  maxLength: 4,
});

function named(values: readonly string[]): JsonObject[] {
  return values.map((value, index) => ({ const: value, title: `Choice ${index + 1}` }));
}

/** What every revision has words for. */
const plain: readonly fc.Arbitrary<Field>[] = [
  fc.constant({ schema: { type: 'string', minLength: 1, maxLength: 9 }, value: 'some' }),
  fc
    .constantFrom(...(Object.keys(formats) as (keyof typeof formats)[]))
    .map((format) => ({ schema: { type: 'string', format }, value: formats[format] })),
  fc.constant({ schema: { type: 'number', minimum: -1.5, maximum: 1e21 }, value: 0.1 }),
  fc.constant({ schema: { type: 'integer', minimum: -9007199254740991 }, value: -9007199254740991 }),
  fc.boolean().map((value) => ({ schema: { type: 'boolean', default: !value }, value })),
  choices.map((values) => ({
    schema: { type: 'string', enum: values, enumNames: values.map((_, index) => `Choice ${index + 1}`) },
    value: values[0] ?? '',
  })),
];

/** What came with 2025-11-25: defaults everywhere, and four forms of a choice. */
const later: readonly fc.Arbitrary<Field>[] = [
  fc.constantFrom<Field>(
    { schema: { type: 'string', default: '' }, value: '' },
    { schema: { type: 'number', default: -0.5 }, value: 1e-7 },
    { schema: { type: 'integer', default: 0 }, value: 3 },
  ),
  choices.map((values) => ({
    schema: { type: 'string', enum: values, default: values[0] ?? '' },
    value: values.at(-1) ?? '',
  })),
  choices.map((values) => ({ schema: { type: 'string', oneOf: named(values) }, value: values[0] ?? '' })),
  choices.map((values) => ({
    schema: { type: 'array', items: { type: 'string', enum: values }, minItems: 0, default: [] },
    value: values,
  })),
  choices.map((values) => ({
    schema: { type: 'array', items: { anyOf: named(values) }, maxItems: 9 },
    value: values.slice(0, 1),
  })),
];

/** A field as children of a pair can ask for it. */
export function field({ child }: Pair): fc.Arbitrary<Field> {
  const kinds = child === '2025-06-18' ? plain : [...plain, ...later];
  return fc
    .tuple(fc.oneof(...kinds), annotations)
    .map(([{ schema, value }, notes]) => ({ schema: { ...notes, ...schema }, value }));
}

/** A question with a form of these fields, all of them filled in. */
export function formOf(
  key: string,
  message: string,
  fields: ReadonlyMap<string, Field>,
  more: JsonObject = {},
): Question {
  const entries = [...fields];
  return {
    key,
    message,
    schema: {
      type: 'object',
      properties: Object.fromEntries(entries.map(([name, { schema }]) => [name, schema])),
      required: entries.slice(0, 1).map(([name]) => name),
      ...more,
    },
    answer: {
      action: 'accept',
      content: Object.fromEntries(entries.map(([name, { value }]) => [name, value])),
    },
  };
}

/** Fields under names of their own. */
export function fieldsOf(pair: Pair): fc.Arbitrary<ReadonlyMap<string, Field>> {
  return fc
    .uniqueArray(fc.tuple(plainName, field(pair)), { minLength: 1, maxLength: 4, selector: ([name]) => name })
    .map((entries) => new Map(entries));
}
