import { formatPair, type Pair } from './model/pair.ts';
import { guideCarries, type Profile, type Requirement } from './model/requirement.ts';
import { eraOf } from './model/revision.ts';

/**
 * Why a requirement does not speak of a pair; undefined where it does. Whether a hub carries questions is the
 * guide's word at the `guide` profile; at the `spec` profile it is the hub's choice, and is seen on the wire.
 */
export function whyNot(requirement: Requirement, pair: Pair, profile: Profile): string | undefined {
  const { client, child, clientVia, childVia, since, carried } = requirement.applies;
  if (client !== undefined && eraOf(pair.client) !== client) return `it is about ${client} clients`;
  if (child !== undefined && eraOf(pair.child) !== child) return `it is about ${child} children`;
  if (clientVia !== undefined && pair.clientVia !== clientVia) return `it is about clients over ${clientVia}`;
  if (childVia !== undefined && pair.childVia !== childVia) return `it is about children over ${childVia}`;
  if (since !== undefined && (pair.client < since || pair.child < since))
    return `it is about what came with ${since}`;
  if (carried && profile === 'guide' && !guideCarries(pair)) {
    return `the guide has no question carried at ${formatPair(pair)}`;
  }
  return undefined;
}
