import type { Reach } from '../policy/types.ts';
import type { Mutant } from './mutant.ts';
import { onlyTheCallerWithholds } from './only-the-caller-withholds.ts';

export const onlyUndeclared: Mutant = {
  id: 'unasked-for-questions',
  breaks: 'only.undeclared',
  what: 'shows a modern client that declared nothing what a child asks all the same',
  policy: (standard) => {
    const mute = new WeakSet<Reach>();
    return {
      ...standard,
      reach: (facts) => {
        const reach = standard.reach(facts);
        const declaredNothing = facts.caller.capabilities.elicitation === undefined;
        if (declaredNothing && facts.caller.era === 'modern' && onlyTheCallerWithholds(facts))
          mute.add(reach);
        return reach;
      },
      select: (requests, reach, call) =>
        standard.select(requests, mute.has(reach) ? { elicitation: {} } : reach, call),
    };
  },
};
