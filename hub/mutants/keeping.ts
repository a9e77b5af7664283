import type { Policy } from '../policy/index.ts';

/** A policy that takes everything out of a message that it should, but for one character. */
export function keeping(standard: Policy, character: string): Policy {
  return { ...standard, strip: (text) => text.split(character).map(standard.strip).join(character) };
}
