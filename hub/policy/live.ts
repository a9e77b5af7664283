import type { Call, Json } from './types.ts';

/** A live question is put once, while the call that caused it is open. */
export function live(request: Json, _call: Call, put: (request: Json) => Promise<unknown>): Promise<unknown> {
  return put(request);
}
