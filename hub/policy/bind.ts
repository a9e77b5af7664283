import { createHash } from 'node:crypto';
import { canonical } from './canonical.ts';
import type { Call } from './types.ts';

/**
 * A state must be good for one thing only: going on with this call, by the client that made it and for the same
 * person, at the door it was made at. Otherwise an answer to one question could be spent on another.
 */
export function bind({ caller, endpoint, server, method, target, params }: Call): string {
  const { clientId: client, subject } = caller;
  const facts = { client, subject, endpoint, server, method, target, params };
  return createHash('sha256').update(canonical(facts)).digest('base64url');
}
