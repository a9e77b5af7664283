import { isObject, member } from '../../harness/model/json.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { fold, samePlace } from './fold.ts';
import { broken, held, quote } from './saw.ts';
import { isWellFormed } from './well-formed.ts';

/**
 * Premise: a modern child that may ask answered with an `input_required` that has more members than it needs, or with
 * the members of one under another `resultType`, or under none. The type decides, nothing else.
 */
export const carryResultType: Rule = {
  requirement: 'carry.result-type',
  look: (trace) => (trace.pair.child === '2026-07-28' ? [...dressedUp(trace), ...undressed(trace)] : []),
};

function dressedUp(trace: Trace): Sighting[] {
  const { asked, shown } = fold(trace);
  return asked.flatMap(({ place, told, entry }): Sighting[] => {
    const call = trace.plan.calls[place.call];
    const extra = call?.rounds[place.turn]?.extra;
    if (extra === undefined || !told || call?.declares.elicitation === undefined) return [];
    if (!isWellFormed(trace, entry)) return [];
    const arrived = shown.find((one) => one.entry.who === call.by && samePlace(one.place, place));
    if (arrived !== undefined) return [held(arrived.entry)];
    const answer = trace.entries.find(
      ({ n, side, direction, part, answers }) =>
        n > entry.n &&
        side === 'front' &&
        direction === 'from-hub' &&
        answers !== undefined &&
        part?.call === place.call,
    );
    return [
      broken(
        answer ?? entry,
        `${call.by} is shown the question, which came with ${quote(extra)}`,
        answer === undefined ? 'nothing came' : `the answer is ${quote(answer.body ?? answer.raw)}`,
      ),
    ];
  });
}

function undressed(trace: Trace): Sighting[] {
  return trace.entries.flatMap((sent): Sighting[] => {
    const { side, direction, part, body } = sent;
    const result = member(body, 'result');
    if (side !== 'back' || direction !== 'to-hub' || part === undefined || !isObject(result)) return [];
    if (!isObject(result.inputRequests) || result.resultType === 'input_required') return [];
    const { shown } = fold(trace);
    const leaked = shown.find(({ place, entry }) => place?.call === part.call && entry.n > sent.n);
    if (leaked !== undefined) {
      return [broken(leaked.entry, 'no question, as the result was not of that type', 'a question came')];
    }
    const answer = trace.entries.find(
      (one) =>
        one.n > sent.n && one.side === 'front' && one.answers !== undefined && one.part?.call === part.call,
    );
    return answer === undefined || answer.kind === 'gave-up' ? [] : [held(answer)];
  });
}
