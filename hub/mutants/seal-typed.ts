import type { Mutant } from './mutant.ts';

export const sealTyped: Mutant = {
  id: 'listed-state',
  breaks: 'seal.typed',
  what: 'takes a list with the state in it for the state',
  policy: (standard) => ({
    ...standard,
    open: (state, key) => standard.open(Array.isArray(state) ? state[0] : state, key),
  }),
};
