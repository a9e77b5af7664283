/** A changed copy of a JSON value, and where and how it was changed. */
export interface Mutation {
  readonly path: string;
  readonly value: unknown;
}

/** Values of every JSON type, and some that only a format or a number type tells apart. */
export const strangers: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  '',
  'no word of any list',
  [],
  [null],
  ['x'],
  {},
  { x: 1 },
];

const isContainer = (value: unknown): value is Record<string, unknown> | unknown[] =>
  typeof value === 'object' && value !== null;

/**
 * Every single change of a value: each part at every depth dropped, and replaced by each of the `strangers`.
 * `under`: path of the value itself, which is left in place.
 */
export function* mutations(value: unknown, under = ''): Generator<Mutation> {
  if (!isContainer(value)) return;
  for (const [key, part] of Object.entries(value)) {
    const path = `${under}/${key}`;
    const withPart = (changed: unknown): unknown =>
      Array.isArray(value)
        ? value.map((item, index) => (String(index) === key ? changed : item))
        : { ...value, [key]: changed };
    if (Array.isArray(value))
      yield { path: `${path} dropped`, value: value.filter((_, index) => String(index) !== key) };
    else
      yield {
        path: `${path} dropped`,
        value: Object.fromEntries(Object.entries(value).filter(([k]) => k !== key)),
      };
    for (const stranger of strangers) {
      yield { path: `${path} = ${JSON.stringify(stranger)}`, value: withPart(stranger) };
    }
    for (const inner of mutations(part, path)) yield { path: inner.path, value: withPart(inner.value) };
  }
}

/** A value and all values inside it. */
export function* partsOf(value: unknown): Generator<unknown> {
  yield value;
  if (isContainer(value)) for (const part of Object.values(value)) yield* partsOf(part);
}
