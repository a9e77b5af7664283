/** A JSON Schema (2020-12) as plain data. */
export type Schema = Readonly<Record<string, unknown>>;

/** Named schemas that refer to each other by name. */
export type Definitions = Readonly<Record<string, Schema>>;

/** Members of an object: those that must be there and those that may. Others are always allowed. */
export interface Shape {
  readonly must?: Readonly<Record<string, Schema>>;
  readonly may?: Readonly<Record<string, Schema>>;
}

export const anything: Schema = {};
export const anyObject: Schema = { type: 'object' };
export const text: Schema = { type: 'string' };
export const flag: Schema = { type: 'boolean' };
export const number: Schema = { type: 'number' };
export const integer: Schema = { type: 'integer' };
/** A share between 0 and 1, both included. */
export const share: Schema = { type: 'number', minimum: 0, maximum: 1 };
export const uri: Schema = { type: 'string', format: 'uri' };
/** Request ids and progress tokens. */
export const stringOrInteger: Schema = { type: ['string', 'integer'] };

/** A reference to the definition of that name. */
export const ref = (name: string): Schema => ({ $ref: `#/$defs/${name}` });

export const list = (items: Schema): Schema => ({ type: 'array', items });

/** An object whose keys are free and whose values are all alike. */
export const map = (values: Schema): Schema => ({ type: 'object', additionalProperties: values });

/** One of a few fixed strings. */
export const word = (...words: string[]): Schema =>
  words.length === 1 ? { const: words[0] } : { enum: words };

/** An object with the members of all given shapes. */
export function object(...shapes: Shape[]): Schema {
  const required = shapes.flatMap(({ must }) => Object.keys(must ?? {}));
  const properties = Object.assign({}, ...shapes.flatMap(({ must, may }) => [must, may]));
  return { type: 'object', properties, ...(required.length > 0 && { required }) };
}

/** Any of several schemas; `expected` says in plain words what is asked for, for the report of a failure. */
export const anyOf = (expected: string, ...schemas: Schema[]): Schema => ({ anyOf: schemas, expected });

/** Objects told apart by the fixed string under `tag`: what to call each string in a report, and its definition. */
export const tagged = (tag: string, names: Readonly<Record<string, string>>): Schema => ({
  type: 'object',
  required: [tag],
  discriminator: { propertyName: tag },
  oneOf: Object.values(names).map(ref),
  expected: Object.keys(names).join(', '),
});

/** One schema where a condition holds, another where not. */
export const choose = (condition: Schema, yes: Schema, no: Schema): Schema =>
  // Built from pairs, because an object literal with a `then` would look like a promise to a reader and to lint.
  Object.fromEntries([
    ['if', condition],
    ['then', yes],
    ['else', no],
  ]);

/** Shapes that only some revisions have. */
export const when = (condition: boolean, shape: Shape): Shape => (condition ? shape : {});
