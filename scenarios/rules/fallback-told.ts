import { isObject, member } from '../../harness/model/json.ts';
import type { Rule } from '../../harness/model/sighting.ts';
import { fold } from './fold.ts';
import { broken, held, quote } from './saw.ts';

/**
 * Premise: nobody in the plan declares elicitation, and a child was called. (Where somebody else does, what a
 * child is told beyond that is a matter of `announce.per-request`.)
 */
export const fallbackTold: Rule = {
  requirement: 'fallback.told',
  look: (trace) => {
    if (trace.plan.calls.some(({ declares }) => declares.elicitation !== undefined)) return [];
    return fold(trace).childRequests.map(({ entry, capabilities }) => {
      const told = member(capabilities, 'elicitation');
      if (isObject(capabilities) && told === undefined) return held(entry);
      return broken(
        entry,
        'the child is given capabilities without elicitation',
        isObject(capabilities) ? `elicitation is ${quote(told)}` : 'it is given no capabilities at all',
      );
    });
  },
};
