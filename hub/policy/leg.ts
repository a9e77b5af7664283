import type { Json, RetryParams } from './types.ts';

/** Every leg is the client's own request again, with nothing added but what belongs to a retry. */
export function leg(params: Json, retry: RetryParams): Json {
  return { ...params, ...retry };
}
