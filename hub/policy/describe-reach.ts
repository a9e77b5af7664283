import type { Json, Reach } from './types.ts';

/** What a client is told about whether a question would reach it: the very decision that is taken for a call. */
export function describeReach(reach: Reach): Json {
  return 'withheld' in reach ? { reachesYou: false, because: reach.withheld } : { reachesYou: true };
}
