import type { ElicitationCapability } from '../policy/types.ts';
import type { Mutant } from './mutant.ts';
import { onlyTheCallerWithholds } from './only-the-caller-withholds.ts';

export const announcePerRequest: Mutant = {
  id: 'remembered-capability',
  breaks: 'announce.per-request',
  what: 'announces what an earlier request under the same client name declared, where this one declares nothing',
  policy: (standard) => {
    const declared = new Map<string | undefined, ElicitationCapability>();
    return {
      ...standard,
      announce: (reach, facts) => {
        const { name, era } = facts.caller;
        const announced = standard.announce(reach, facts);
        if (era === 'legacy' || name === undefined || !onlyTheCallerWithholds(facts)) return announced;
        if (announced !== undefined) declared.set(name, announced);
        return declared.get(name);
      },
    };
  },
};
