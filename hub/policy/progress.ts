import type { Json } from './types.ts';

/** The client hears of progress under the token that it chose itself; the child knows another one. */
export function progress(told: object, token: string | number): Json | undefined {
  return { ...told, progressToken: token };
}
