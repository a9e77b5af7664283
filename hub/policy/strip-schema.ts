import { isJson } from './is-json.ts';
import { strip } from './strip.ts';
import type { Json } from './types.ts';

/**
 * What a person reads in a `requestedSchema` is text like the message: titles, descriptions, names of choices. Names of
 * properties, values of choices and defaults travel back with the answer, so they stay as they are.
 */
export function stripSchema(schema: Json): Json {
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, member(key, value)]));
}

function member(key: string, value: unknown): unknown {
  if ((key === 'title' || key === 'description') && typeof value === 'string') return strip(value);
  if (key === 'enumNames' && Array.isArray(value)) {
    return value.map((name) => (typeof name === 'string' ? strip(name) : name));
  }
  if ((key === 'oneOf' || key === 'anyOf') && Array.isArray(value)) return value.map(subschema);
  if (key === 'items') return subschema(value);
  if (key === 'properties' && isJson(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, property]) => [name, subschema(property)]));
  }
  return value;
}

function subschema(value: unknown): unknown {
  return isJson(value) ? stripSchema(value) : value;
}
