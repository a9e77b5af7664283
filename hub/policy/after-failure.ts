import type { Awaitable, Json } from './types.ts';

/**
 * A leg that failed fails the call: the tool may have acted before it failed, so it is not called again, and nothing
 * is made of its failure that could be taken for a success.
 */
export function afterFailure(error: unknown, _again: () => Promise<Json>): Awaitable<Json> {
  throw error;
}
