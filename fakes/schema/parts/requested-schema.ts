import {
  anyOf,
  type Definitions,
  flag,
  integer,
  list,
  map,
  number,
  object,
  ref,
  type Schema,
  type Shape,
  tagged,
  text,
  when,
  word,
} from '../json-schema.ts';
import type { Traits } from '../traits.ts';

const labels: Shape = { may: { title: text, description: text } };
const titledChoices = list(object({ must: { const: text, title: text } }));

/**
 * A string field is free text or a choice. The kinds are open objects without a mark of their own, so a
 * field passes when it passes as any of them: the wrong `format` of a choice, say, is only an unknown keyword.
 */
const stringKinds = (traits: Traits): Schema =>
  anyOf(
    'a free text (`minLength`, `maxLength`, `format` one of email, uri, date, date-time) or a choice of strings',
    object({
      may: { minLength: integer, maxLength: integer, format: word('email', 'uri', 'date', 'date-time') },
    }),
    ...(traits.richFields
      ? [object({ must: { enum: list(text) } }), object({ must: { oneOf: titledChoices } })]
      : [object({ must: { enum: list(text) }, may: { enumNames: list(text) } })]),
  );

const defaults = (traits: Traits, value: Schema): Shape =>
  when(traits.richFields, { may: { default: value } });

/** The flat schema of a form: an object whose fields are all primitive. Unknown keywords are allowed. */
export const requestedSchema = (traits: Traits): Definitions => ({
  RequestedSchema: object(when(traits.dialects, { may: { $schema: text } }), {
    must: { type: word('object'), properties: map(ref('PrimitiveSchemaDefinition')) },
    may: { required: list(text) },
  }),
  StringField: {
    ...object({ must: { type: word('string') } }, labels, defaults(traits, text)),
    allOf: [stringKinds(traits)],
  },
  NumberSchema: object({ must: { type: word('number', 'integer') } }, labels, defaults(traits, number), {
    may: { minimum: number, maximum: number },
  }),
  BooleanSchema: object({ must: { type: word('boolean') } }, labels, { may: { default: flag } }),
  ...(traits.richFields && {
    MultiSelectEnumSchema: object(
      { must: { type: word('array') } },
      labels,
      {
        must: {
          items: anyOf(
            'a choice of strings: `type` "string" with `enum`, or `anyOf` with `const` and `title`',
            object({ must: { type: word('string'), enum: list(text) } }),
            object({ must: { anyOf: titledChoices } }),
          ),
        },
        may: { minItems: integer, maxItems: integer },
      },
      defaults(traits, list(text)),
    ),
  }),
  PrimitiveSchemaDefinition: tagged('type', {
    string: 'StringField',
    'number, integer': 'NumberSchema',
    boolean: 'BooleanSchema',
    ...(traits.richFields && { array: 'MultiSelectEnumSchema' }),
  }),
});
