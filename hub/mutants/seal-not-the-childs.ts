import type { Sealed } from '../policy/types.ts';
import type { Mutant } from './mutant.ts';

export const sealNotTheChilds: Mutant = {
  id: 'childs-seal',
  breaks: 'seal.not-the-childs',
  what: 'takes a state of its own that a child sends for one that needs no seal any more',
  policy: (standard) => {
    const passed = new Map<unknown, Sealed>();
    return {
      ...standard,
      seal: (content, key) => {
        const { childState } = content;
        if (standard.open(childState, key) === undefined || childState === undefined) {
          return standard.seal(content, key);
        }
        passed.set(childState, content);
        return childState;
      },
      open: (state, key) => passed.get(state) ?? standard.open(state, key),
    };
  },
};
