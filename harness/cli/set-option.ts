import { pairsOfSet, requirementsOfSet, setByName, sets } from '../../scenarios/sets/index.ts';
import { formatPair, type Pair } from '../model/pair.ts';
import type { Suite } from '../suite.ts';
import { UsageError } from './usage-error.ts';

/** What a run plays and judges by. */
interface Selection {
  readonly suite: Suite;
  readonly pairs: readonly Pair[];
  /** The full name of the set. */
  readonly set?: string;
}

/**
 * Reads `--set`: the suite with the requirements of that set, and those of the pairs that are in it.
 * @throws {UsageError} where there is no such set, or none of the pairs is in it.
 */
export function setOf(name: string | undefined, suite: Suite, pairs: readonly Pair[]): Selection {
  if (name === undefined) return { suite, pairs };
  const set = setByName(name);
  if (set === undefined) {
    const names = sets.map((one) => one.name).join(', ');
    throw new UsageError(`--set: there is no set "${name}"; there are ${names}`);
  }
  const inSet = new Set(pairsOfSet(set).map(formatPair));
  const left = pairs.filter((pair) => inSet.has(formatPair(pair)));
  if (left.length === 0) throw new UsageError(`--pair: none of these pairs is in the set ${set.name}`);
  const requirements = requirementsOfSet(suite.requirements, set);
  return { suite: { ...suite, requirements }, pairs: left, set: set.name };
}
