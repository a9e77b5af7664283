/**
 * The connection's own next number: each request is one of its own, so that no late answer to an earlier round can be
 * taken for the answer to this one.
 */
export function legId(own: string | number, _inFlight: ReadonlySet<string | number>): string | number {
  return own;
}
