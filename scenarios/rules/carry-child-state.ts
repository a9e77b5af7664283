import { member } from '../../harness/model/json.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { fold } from './fold.ts';
import { broken, held, quote } from './saw.ts';

/** Premise: a child that had asked was called again for the same call. */
export const carryChildState: Rule = {
  requirement: 'carry.child-state',
  look: (trace) => {
    if (trace.pair.child !== '2026-07-28') return [];
    const { childRequests } = fold(trace);
    const rightful = new Set(childRequests.map(({ entry }) => entry.n));
    return childRequests.flatMap((request): Sighting[] => {
      if (request.turn === 0) return [];
      const answered = trace.entries.findLast(
        ({ n, side, direction, part, body, answers }) =>
          n < request.entry.n &&
          answers !== undefined &&
          rightful.has(answers) &&
          side === 'back' &&
          direction === 'to-hub' &&
          part?.call === request.call &&
          member(body, 'result', 'resultType') === 'input_required',
      );
      if (answered === undefined) return [];
      const sent = member(answered.body, 'result', 'requestState');
      const came = member(request.entry.body, 'params', 'requestState');
      return sent === came
        ? [held(request.entry)]
        : [
            broken(
              request.entry,
              sent === undefined
                ? 'no requestState, as the child sent none'
                : `the child's own requestState ${quote(sent)}`,
              came === undefined ? 'no requestState came' : `requestState ${quote(came)}`,
            ),
          ];
    });
  },
};
