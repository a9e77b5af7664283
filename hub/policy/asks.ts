import type { Era, Json } from './types.ts';

/** A result asks if its type says so, whatever else is in it; children of older revisions have no such type. */
export function asks(result: Json, childEra: Era): boolean {
  return childEra === 'modern' && result.resultType === 'input_required';
}
