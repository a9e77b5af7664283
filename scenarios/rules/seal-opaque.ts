import type { Entry } from '../../harness/model/entry.ts';
import { member } from '../../harness/model/json.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { relayed, relays } from './attack.ts';
import { decoded } from './decoded.ts';
import { broken, held } from './saw.ts';

/** A shorter text of a child may stand in a state by accident. */
const telling = 8;

/**
 * Premise: the hub gave a client a state, for a child that had sent one long enough to be recognised. Only what can be
 * read without a key counts; that a state is long, or begins alike, tells nobody anything.
 */
export const sealOpaque: Rule = {
  requirement: 'seal.opaque',
  look: (trace) =>
    trace.entries.flatMap((entry): Sighting[] => {
      const call = entry.part?.call;
      const state = entry.side === 'front' && entry.direction === 'from-hub' && stateIn(entry);
      if (typeof state !== 'string' || call === undefined || call < 0) return [];
      if (relayed(trace, call) === 'same') return [relays];
      const secret = childState(trace, entry);
      if (secret === undefined) return [];
      const readable = decoded(state);
      const shows = (text: string) => readable.some((one) => one.includes(text));
      const told = [
        ...(shows(secret) ? ["the child's own state"] : []),
        ...(identities(trace, entry).some(shows) ? ['who the caller is'] : []),
      ];
      if (told.length === 0) return [held(entry)];
      return [broken(entry, 'a state that nobody can read without a key', `it shows ${told.join(' and ')}`)];
    }),
};

function stateIn({ body }: Entry): unknown {
  const asks = member(body, 'result', 'resultType') === 'input_required';
  return asks ? member(body, 'result', 'requestState') : undefined;
}

/** The state that the child sent for what the client is shown here. */
function childState(trace: Trace, shown: Entry): string | undefined {
  const sent = trace.entries.findLast(
    (entry) =>
      entry.n < shown.n &&
      entry.side === 'back' &&
      entry.direction === 'to-hub' &&
      entry.part?.call === shown.part?.call &&
      stateIn(entry) !== undefined,
  );
  const state = sent && stateIn(sent);
  // What the client was given before, the child has from the hub: no secret of the child's.
  const known = trace.entries.some(
    (entry) => entry.n < shown.n && entry.side === 'front' && stateIn(entry) === state,
  );
  return typeof state === 'string' && state.length >= telling && !known ? state : undefined;
}

/** What says who the caller is: its credentials, what it calls itself, and its name as a JSON text. */
function identities(trace: Trace, shown: Entry): string[] {
  const request = shown.answers === undefined ? undefined : trace.entries[shown.answers];
  const name = member(request?.body, 'params', '_meta', 'io.modelcontextprotocol/clientInfo', 'name');
  const token = request?.headers?.authorization?.replace(/^\S+ +/, '');
  return [`"${shown.who}"`, name, token].filter(
    (one): one is string => typeof one === 'string' && one.length >= 5,
  );
}
