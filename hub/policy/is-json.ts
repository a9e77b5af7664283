import type { Json } from './types.ts';

/** Is it a JSON object (no array, no null)? */
export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
