import type { Entry } from '../../harness/model/entry.ts';
import { isObject, member } from '../../harness/model/json.ts';
import { findMarkers } from '../../harness/model/marker.ts';
import type { ClientName } from '../../harness/model/plan.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { fold } from './fold.ts';
import { broken, held } from './saw.ts';

/**
 * Premise: a child asked while a client that had called before was not calling. A client is shown nothing of a call
 * that is not under way for it; nor is it sent an answer to what it never asked.
 */
export const isolateIdle: Rule = {
  requirement: 'isolate.idle',
  look: (trace) => {
    const { asked, shown } = fold(trace);
    const strayed = shown.flatMap(({ place, entry }): Sighting[] => {
      if (place === undefined || entry.part?.attack !== undefined) return [];
      const { who } = entry;
      const own = trace.plan.calls[place.call];
      if (own?.leaves !== undefined) return [];
      if (own?.by === who ? isUnderWay(trace, place.call, entry) : isCalling(trace, who, entry)) return [];
      return [
        broken(entry, `${who}, who has no call of that under way, is shown nothing`, 'a question came'),
      ];
    });
    const unasked = trace.entries.filter((entry) => isStrayResult(trace, entry));
    if (strayed.length > 0 || unasked.length > 0) {
      return [
        ...strayed,
        ...unasked.map((entry) =>
          broken(entry, `${entry.who} gets answers to its requests only`, 'another one came'),
        ),
      ];
    }
    const clients = [...new Set(trace.plan.calls.map(({ by }) => by))];
    return asked
      .filter(({ entry }) =>
        clients.some((who) => wasHere(trace, who, entry) && !isCalling(trace, who, entry)),
      )
      .map(({ entry }) => held(entry));
  },
};

/** A result that no request of that client waits for, with something of another client's call in it. */
function isStrayResult(trace: Trace, { side, direction, who, body, answers }: Entry): boolean {
  if (side !== 'front' || direction !== 'from-hub' || answers !== undefined) return false;
  return (
    isObject(member(body, 'result')) &&
    findMarkers(JSON.stringify(body)).some(({ nonce, call }) => {
      const by = trace.plan.calls[call]?.by;
      return nonce === trace.nonce && by !== undefined && by !== who;
    })
  );
}

function wasHere(trace: Trace, who: ClientName, at: Entry): boolean {
  return requestsOf(trace, at, ({ who: client }) => client === who).length > 0;
}

/** Whether a client has any request of the plan in flight. */
function isCalling(trace: Trace, who: string, at: Entry): boolean {
  return requestsOf(trace, at, (entry) => entry.who === who).some((request) => isOpen(trace, request, at));
}

/** Whether the latest request of a call is in flight, or is answered by this very entry. */
function isUnderWay(trace: Trace, call: number, at: Entry): boolean {
  return (
    at.answers !== undefined ||
    requestsOf(trace, at, ({ part }) => part?.call === call).some((request) => isOpen(trace, request, at))
  );
}

function requestsOf(trace: Trace, at: Entry, which: (entry: Entry) => boolean): Entry[] {
  return trace.entries.filter(
    (entry) =>
      entry.n < at.n &&
      entry.side === 'front' &&
      entry.direction === 'to-hub' &&
      entry.part !== undefined &&
      member(entry.body, 'method') !== undefined &&
      member(entry.body, 'id') !== undefined &&
      which(entry),
  );
}

/** Whether the hub had not answered a request yet; that its client had stopped waiting does not count. */
function isOpen(trace: Trace, request: Entry, at: Entry): boolean {
  return !trace.entries.some(
    ({ side, answers, n, kind }) =>
      side === 'front' && answers === request.n && n < at.n && kind !== 'gave-up',
  );
}
