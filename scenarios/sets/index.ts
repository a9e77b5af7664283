import { set as june1 } from './2025-06-18-1.ts';
import { set as november1 } from './2025-11-25-1.ts';
import { set as modern1 } from './2026-07-28-1.ts';
import type { FrozenSet } from './frozen-set.ts';

export { type FrozenSet, pairsOfSet, requirementsOfSet } from './frozen-set.ts';

/** Every set that was ever published, by revision, the oldest first. */
export const sets: readonly FrozenSet[] = [june1, november1, modern1];

/** The set of a name such as `2026-07-28/1`, or the newest of a revision; undefined where there is none. */
export function setByName(name: string): FrozenSet | undefined {
  return sets.find((set) => set.name === name) ?? sets.findLast((set) => set.revision === name);
}
