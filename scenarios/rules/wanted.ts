import type { Entry } from '../../harness/model/entry.ts';
import { isObject, member } from '../../harness/model/json.ts';
import type { Rule } from '../../harness/model/sighting.ts';
import { isQuestion } from './ends.ts';
import { fences } from './fence.ts';
import { broken, held } from './saw.ts';

/** A request of a child to whoever is at the far end. */
export interface Wanted {
  readonly entry: Entry;
  readonly method: string;
  readonly params: unknown;
}

/** The requests in one message: those in the map of an `input_required`, or the message itself where it is a pushed one. */
export function wantedIn(entry: Entry): Wanted[] {
  const { body } = entry;
  const map = isQuestion(entry) ? member(body, 'result', 'inputRequests') : undefined;
  const embedded = isObject(map) ? Object.values(map) : [];
  const pushed = member(body, 'id') === undefined ? [] : [body];
  return [...embedded, ...pushed].flatMap((request) => {
    const method = member(request, 'method');
    return typeof method === 'string' ? [{ entry, method, params: member(request, 'params') }] : [];
  });
}

/** What children wanted of the far end: all that they embedded or pushed. */
export function wantedBy(entries: readonly Entry[]): Wanted[] {
  return entries.filter(({ side, direction }) => side === 'back' && direction === 'to-hub').flatMap(wantedIn);
}

/** What reached clients of it. */
export function reaching(entries: readonly Entry[]): Wanted[] {
  return entries
    .filter(({ side, direction }) => side === 'front' && direction === 'from-hub')
    .flatMap(wantedIn);
}

/**
 * A rule by which requests of a method reach no client. Premise: a child wanted one, and the client got through to the child
 * afterwards all the same.
 */
export function neverReaches(requirement: string, method: string): Rule {
  return {
    requirement,
    look: (trace) => {
      const isOne = (one: Wanted) => one.method === method;
      const wanted = wantedBy(trace.entries).find(isOne);
      if (wanted === undefined) return [];
      const reached = reaching(trace.entries).find(isOne);
      if (reached !== undefined) {
        const { entry } = reached;
        return [broken(entry, `no ${method} reaches a client`, `${entry.who} was sent one`)];
      }
      return fences(trace).length > 0 ? [held(wanted.entry)] : [];
    },
  };
}
