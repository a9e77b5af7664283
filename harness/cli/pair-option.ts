import { allPairs, formatPair, type Pair, selectPairs } from '../model/pair.ts';
import { UsageError } from './usage-error.ts';

/** Collects an option that may be repeated. */
export function append(value: string, earlier: readonly string[] = []): string[] {
  return [...earlier, value];
}

/**
 * All pairs that one of the patterns of `--pair` selects, in the order of the matrix.
 * @throws {UsageError} naming the part of a pattern that selects nothing.
 */
export function pairsOf(patterns: readonly string[]): Pair[] {
  try {
    const selected = new Set(patterns.flatMap((pattern) => selectPairs(pattern).map(formatPair)));
    return allPairs.filter((pair) => selected.has(formatPair(pair)));
  } catch (error) {
    throw new UsageError(`--pair: ${(error as Error).message}`);
  }
}
