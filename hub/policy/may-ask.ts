/**
 * One call must not keep a person answering for ever. The number stands in the sealed state, because the hub
 * keeps nothing between two requests; so an early state presented again starts no longer chain.
 */
export function mayAsk(round: number, maxRounds: number): boolean {
  return round <= maxRounds;
}
