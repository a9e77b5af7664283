import type { Entry } from '../../harness/model/entry.ts';
import { member } from '../../harness/model/json.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { fold } from './fold.ts';
import { broken, held, quote } from './saw.ts';

/**
 * Premise: a child was called in two rounds of one call. Beside that, no two requests that are in flight at once on
 * one connection have the same id. Over modern HTTP nobody can see where one connection of a hub ends and the next
 * begins, so that there only requests that one client caused are compared.
 */
export const carryFreshId: Rule = {
  requirement: 'carry.fresh-id',
  look: (trace) => [...betweenRounds(trace), ...inFlight(trace)],
};

function betweenRounds(trace: Trace): Sighting[] {
  const { childRequests } = fold(trace);
  return childRequests.flatMap((request): Sighting[] => {
    const before = childRequests.findLast(
      ({ call, turn }) => call === request.call && turn === request.turn - 1,
    );
    if (before === undefined || before.entry.revision !== '2026-07-28') return [];
    const id = idOf(request.entry);
    if (id !== idOf(before.entry)) return [held(request.entry)];
    return [
      broken(request.entry, 'an id that the round before did not have', `the id is ${quote(id)} again`),
    ];
  });
}

function inFlight(trace: Trace): Sighting[] {
  const requests = trace.entries.filter(
    ({ side, direction, body, earlier }) =>
      side === 'back' &&
      direction === 'from-hub' &&
      !earlier &&
      member(body, 'method') !== undefined &&
      idOf({ body }) !== undefined,
  );
  const { childRequests } = fold(trace);
  const causedBy = (entry: Entry) => childRequests.find((one) => one.entry.n === entry.n)?.cause?.who;
  // A hub that is a process of one client goes with it, and what comes after is of another.
  const wasLeft = (entry: Entry) => trace.plan.calls[entry.part?.call ?? -1]?.leaves !== undefined;
  return requests.flatMap((later): Sighting[] => {
    const clash = requests.find(
      (first) =>
        first.n < later.n &&
        first.link === later.link &&
        idOf(first) === idOf(later) &&
        isOpen(trace, first, later.n) &&
        !wasLeft(first) &&
        (later.revision !== '2026-07-28' ||
          later.via === 'stdio' ||
          (causedBy(first) !== undefined && causedBy(first) === causedBy(later))),
    );
    if (clash === undefined) return [];
    return [
      broken(
        later,
        'an id that no other request in flight has',
        `the id is ${quote(idOf(later))}, as that of entry ${clash.n}, which is not answered yet`,
      ),
    ];
  });
}

function isOpen(trace: Trace, request: Entry, at: number): boolean {
  return !trace.entries.some(({ n, side, answers }) => side === 'back' && answers === request.n && n < at);
}

function idOf({ body }: Pick<Entry, 'body'>): unknown {
  return member(body, 'id');
}
