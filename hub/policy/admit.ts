import type { Sealed } from './types.ts';

/** An opened state is genuine; it must also be for this very call, and not too old. */
export function admit(sealed: Sealed, binding: string, now: number): boolean {
  return sealed.binding === binding && now <= sealed.expires;
}
