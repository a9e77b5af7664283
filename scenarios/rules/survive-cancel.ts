import type { Entry } from '../../harness/model/entry.ts';
import { member, sameJson } from '../../harness/model/json.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { fences } from './fence.ts';
import { broken, held } from './saw.ts';
import { takenBack } from './taken-back.ts';

/** Premise: a client took a call back while its child had it and had not answered. */
export const surviveCancel: Rule = {
  requirement: 'survive.cancel',
  look: (trace) => {
    if (fences(trace).length === 0) return [];
    return takenBack(trace).flatMap(({ by, request }): Sighting[] => {
      const answered = trace.entries.find(
        ({ side, direction, answers }) => side === 'back' && direction === 'to-hub' && answers === request.n,
      );
      if (trace.plan.calls[request.part?.call ?? -1]?.leaves !== 'cancel') return [];
      if (answered !== undefined && answered.n < by.n) return [];
      const told = trace.entries.find((entry) => tellsChild(trace, entry, request));
      if (told !== undefined) return [held(told)];
      const expected = `${request.who} is told that nobody waits for its answer any more`;
      return [broken(by, expected, 'it was told nothing')];
    });
  },
};

/** Whether the hub takes a request back: by a notice, by breaking the exchange off, or with the whole connection. */
function tellsChild(_trace: Trace, entry: Entry, request: Entry): boolean {
  if (entry.side !== 'back' || entry.direction !== 'from-hub' || entry.n < request.n) return false;
  if (entry.link !== request.link) return false;
  if (entry.kind === 'close') return entry.part === undefined || entry.part.call === request.part?.call;
  return (
    member(entry.body, 'method') === 'notifications/cancelled' &&
    sameJson(member(entry.body, 'params', 'requestId'), member(request.body, 'id'))
  );
}
