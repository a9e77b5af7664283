import type { Entry } from '../../harness/model/entry.ts';
import { member } from '../../harness/model/json.ts';
import { findMarkers } from '../../harness/model/marker.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { broken, held, quote } from './saw.ts';

/**
 * Premise: two requests in flight at once have the same id as a text: of two clients, of two children, or `1` beside
 * `"1"` of one. Each is answered under its own id, with what belongs to its own call.
 */
export const isolateIds: Rule = {
  requirement: 'isolate.ids',
  look: (trace) => {
    const requests = trace.entries.filter(isRequestOfOurs);
    return requests.flatMap((request): Sighting[] => {
      const answer = trace.entries.find(
        ({ side, answers }) => side === request.side && answers === request.n,
      );
      const rivals = requests.filter((other) => other.n !== request.n && areAlike(trace, request, other));
      if (rivals.length === 0) return [];
      return judge(trace, request, answer, rivals);
    });
  },
};

/** A request of a client in a call of the plan, its pushed answers left out. */
function isRequestOfOurs({ side, direction, part, body }: Entry): boolean {
  return (
    side === 'front' &&
    direction === 'to-hub' &&
    part !== undefined &&
    part.call >= 0 &&
    part.attack === undefined &&
    member(body, 'method') !== undefined &&
    member(body, 'id') !== undefined
  );
}

function judge(
  trace: Trace,
  request: Entry,
  answer: Entry | undefined,
  rivals: readonly Entry[],
): Sighting[] {
  const id = member(request.body, 'id');
  if (answer === undefined) return [];
  if (answer.kind === 'gave-up') {
    return [broken(answer, `the request with the id ${quote(id)} is answered`, 'no answer came')];
  }
  const came = member(answer.body, 'id');
  if (came !== undefined && came !== null && came !== id) {
    return [broken(answer, `an answer with the id ${quote(id)}`, `its id is ${quote(came)}`)];
  }
  const foreign = findMarkers(JSON.stringify(answer.body) ?? '').find(
    ({ nonce, call }) => nonce === trace.nonce && rivals.some(({ part }) => part?.call === call),
  );
  if (foreign === undefined) return [held(answer)];
  return [
    broken(
      answer,
      `the answer to call ${(request.part?.call ?? 0) + 1} holds nothing of a call with the same id`,
      `it holds something of call ${foreign.call + 1}`,
    ),
  ];
}

/** Both in flight at some time, of different calls, with ids that are the same as texts. */
function areAlike(trace: Trace, one: Entry, two: Entry): boolean {
  if (one.part?.call === two.part?.call) return false;
  if (String(member(one.body, 'id')) !== String(member(two.body, 'id'))) return false;
  const [first, second] = one.n < two.n ? [one, two] : [two, one];
  return !trace.entries.some(
    ({ side, answers, n }) => side === 'front' && answers === first.n && n < second.n,
  );
}
