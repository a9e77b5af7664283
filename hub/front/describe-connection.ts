import type { Child } from '../back/child.ts';
import type { Json } from '../policy/types.ts';
import { reachOf } from './carry.ts';
import type { Desk } from './desk.ts';
import type { Exchange } from './exchange.ts';

/** What the hub knows of this very request, decided by the same function that decides for a call. */
export async function describeConnection(
  desk: Desk,
  exchange: Exchange,
  child: Child | undefined,
): Promise<Json> {
  const { era, revision, capabilities } = exchange.caller;
  const about = { era, revision, elicitation: capabilities.elicitation ?? null };
  if (child === undefined) return about;
  const { reach } = await reachOf(desk, child, exchange);
  return { ...about, server: child.name, ...desk.policy.describeReach(reach) };
}
