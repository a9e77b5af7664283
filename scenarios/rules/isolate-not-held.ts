import type { Entry } from '../../harness/model/entry.ts';
import { member } from '../../harness/model/json.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { failed } from './ends.ts';
import { fold } from './fold.ts';
import { broken, held, quote } from './saw.ts';

/** Questions that stand open at once, so many that no hub has as many places for calls as that. */
export const manyQuestions = 24;

/**
 * Premise: a modern client was shown many questions and left them all open; then it called once more. No request of
 * theirs is open at a child, and the new call is served.
 */
export const isolateNotHeld: Rule = {
  requirement: 'isolate.not-held',
  look: (trace) => {
    if (trace.pair.client !== '2026-07-28' || trace.pair.child !== '2026-07-28') return [];
    const { calls } = trace.plan;
    const open = fold(trace).shown.filter(({ place }) => {
      const call = place && calls[place.call];
      return call?.leaves === 'abandon';
    });
    if (open.length < manyQuestions) return [];
    const stillOpen = open.flatMap(({ place, entry }): Sighting[] => {
      const request = openAtChild(trace, place?.call, entry);
      return request === undefined
        ? []
        : [broken(request, 'no request is open at the child while the person thinks', 'this one is')];
    });
    if (stillOpen.length > 0) return stillOpen;
    return calls.flatMap((call, index): Sighting[] => {
      const last = open.at(-1)?.entry;
      const first = trace.entries.find((entry) => isRequest(entry, 'front', index));
      if (call.leaves !== undefined || first === undefined || last === undefined || first.n < last.n)
        return [];
      const answer = trace.entries.find(({ side, answers }) => side === 'front' && answers === first.n);
      if (answer === undefined) return [];
      if (answer.kind === 'gave-up' || failed(answer)) {
        return [
          broken(
            answer,
            `a new call is served while ${open.length} questions are open`,
            answer.kind === 'gave-up'
              ? 'no answer came'
              : `the answer is ${quote(answer.body ?? answer.raw)}`,
          ),
        ];
      }
      return [held(answer)];
    });
  },
};

function openAtChild(trace: Trace, call: number | undefined, at: Entry): Entry | undefined {
  return trace.entries.find(
    (entry) =>
      entry.n < at.n &&
      isRequest(entry, 'back', call) &&
      !trace.entries.some(({ side, answers, n }) => side === 'back' && answers === entry.n && n < at.n),
  );
}

function isRequest(
  { side, direction, part, body }: Entry,
  where: Entry['side'],
  call: number | undefined,
): boolean {
  return (
    side === where &&
    direction === (where === 'front' ? 'to-hub' : 'from-hub') &&
    part?.call === call &&
    call !== undefined &&
    member(body, 'method') !== undefined
  );
}
