import type { Json } from './types.ts';

/**
 * What a child gets for a request that it pushes. Nobody at the hub can answer one, and the child must hear so at once:
 * a result would be made up, and silence would hold its call. `undefined` refuses it.
 */
export function answerPush(_method: string): Json | undefined {
  return undefined;
}
