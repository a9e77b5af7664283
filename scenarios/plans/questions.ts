import fc from 'fast-check';
import type { Json, JsonObject } from '../../harness/model/json.ts';
import type { Answer, Question } from '../../harness/model/plan.ts';

/** One field of a form with a value that its schema admits. */
interface Field {
  readonly name: string;
  readonly schema: JsonObject;
  readonly value: Json;
}

/** A name of a field or key: short and plain; stranger ones are the subject of a requirement of their own. */
export const plainName = fc.stringMatching(/^[a-z][a-z0-9_]{0,7}$/);

/** Text of every script, emoji included; without lone surrogates, which no UTF-8 message can carry. */
export const anyText = fc.oneof(fc.string({ maxLength: 20 }), fc.string({ unit: 'grapheme', maxLength: 20 }));

const fields: fc.Arbitrary<Field> = fc.oneof(
  fc.record({
    name: plainName,
    schema: fc.constantFrom<JsonObject>({ type: 'string' }, { type: 'string', title: 'A word', default: '' }),
    value: fc.string({ unit: 'grapheme', maxLength: 12 }),
  }),
  fc.record({
    name: plainName,
    schema: fc.constant<JsonObject>({ type: 'number' }),
    value: fc
      .oneof(
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.constantFrom(0.1, -2.5e-7, 1e21, 9007199254740991),
      )
      .filter((number) => !Object.is(number, -0)),
  }),
  fc.record({
    name: plainName,
    schema: fc.constant<JsonObject>({ type: 'integer', description: 'How many' }),
    value: fc.integer(),
  }),
  fc.record({ name: plainName, schema: fc.constant<JsonObject>({ type: 'boolean' }), value: fc.boolean() }),
  fc.record({
    name: plainName,
    schema: fc.constant<JsonObject>({ type: 'string', enum: ['red', 'green', ''] }),
    value: fc.constantFrom('red', 'green', ''),
  }),
);

/** A question whose answer fits its schema, so that a hub that checks answers has no reason to refuse it. */
export function question(message: fc.Arbitrary<string> = anyText): fc.Arbitrary<Question> {
  return fc
    .record({
      key: plainName,
      message,
      fields: fc.uniqueArray(fields, { maxLength: 3, selector: ({ name }) => name }),
      action: fc.constantFrom('accept', 'decline', 'cancel'),
    })
    .map(({ key, message: text, fields: form, action }): Question => {
      const properties = Object.fromEntries(form.map(({ name, schema }) => [name, schema]));
      const content = Object.fromEntries(form.map(({ name, value }) => [name, value]));
      const answer: Answer = action === 'accept' ? { action, content } : { action: action as 'decline' };
      return {
        key,
        message: text,
        ...(form.length > 0 && { schema: { type: 'object', properties } }),
        answer,
      };
    });
}

/** The questions of one round, under different keys. */
export function questions(message?: fc.Arbitrary<string>): fc.Arbitrary<Question[]> {
  return fc.uniqueArray(question(message), { minLength: 1, maxLength: 3, selector: ({ key }) => key });
}

/** A question that is asked in plain words and accepted. */
export function plainQuestion(message: string, key = 'q'): Question {
  return { key, message, answer: { action: 'accept', content: { note: 'yes' } } };
}

/** A question whose answer is a list of choices: a form that came with 2025-11-25. */
export function listQuestion(message: string, key = 'q'): Question {
  const which: JsonObject = { type: 'array', items: { type: 'string', enum: ['a', 'b'] } };
  return {
    key,
    message,
    schema: { type: 'object', properties: { which } },
    answer: { action: 'accept', content: { which: ['a'] } },
  };
}
