import type { Sealed } from '../policy/types.ts';
import type { Mutant } from './mutant.ts';

export const sealBounded: Mutant = {
  id: 'latest-state',
  breaks: 'seal.bounded',
  what: 'goes on from the latest round of a call, whichever of its states comes back',
  policy: (standard) => {
    const latest = new Map<string, Sealed>();
    return {
      ...standard,
      seal: (content, key) => {
        latest.set(content.binding, content);
        return standard.seal(content, key);
      },
      open: (state, key) => {
        const sealed = standard.open(state, key);
        return sealed && (latest.get(sealed.binding) ?? sealed);
      },
    };
  },
};
