import { isObject } from '../../harness/model/json.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { type Asked, fold, type Shown, samePlace } from './fold.ts';

/** A question as its child asked it and as its client was shown it. */
export interface Travelled {
  readonly asked: Asked;
  readonly shown: Shown;
}

/** The questions that were shown to a client, each beside what its child had asked. */
export function travelled(trace: Trace): Travelled[] {
  const { asked, shown } = fold(trace);
  return shown.flatMap((one): Travelled[] => {
    const source = asked.find(({ place }) => samePlace(place, one.place));
    return source === undefined ? [] : [{ asked: source, shown: one }];
  });
}

/** The message of a question; empty where it has none. */
export function messageOf({ params }: { readonly params: Record<string, unknown> }): string {
  return typeof params.message === 'string' ? params.message : '';
}

/** The texts of a form's schema that a person reads: titles, descriptions, names of choices. */
export function readTexts(schema: unknown): string[] {
  if (!isObject(schema)) return [];
  const { title, description, enumNames, oneOf, anyOf, items, properties } = schema;
  const lists = [oneOf, anyOf].flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []));
  const fields = isObject(properties) ? Object.values(properties) : [];
  return [
    ...[title, description, ...(Array.isArray(enumNames) ? (enumNames as unknown[]) : [])].filter(
      (text) => typeof text === 'string',
    ),
    ...[...lists, items, ...fields].flatMap(readTexts),
  ];
}
