import type { Pair } from '../../harness/model/pair.ts';
import { eraOf } from '../../harness/model/revision.ts';

/** Both sides are modern: states, keys and rounds are visible on both legs. */
export function modernPair(pair: Pair): boolean {
  return eraOf(pair.client) === 'modern' && eraOf(pair.child) === 'modern';
}
