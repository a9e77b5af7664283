import type { Sealed } from '../policy/types.ts';
import type { Mutant } from './mutant.ts';

export const sealNoState: Mutant = {
  id: 'remembered-state',
  breaks: 'seal.no-state',
  what: 'takes answers without a state for answers to what was asked last',
  policy: (standard) => {
    let last: Sealed | undefined;
    return {
      ...standard,
      seal: (content, key) => {
        last = content;
        return standard.seal(content, key);
      },
      open: (state, key) => (state === undefined ? last : standard.open(state, key)),
    };
  },
};
