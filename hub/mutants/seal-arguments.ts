import type { Mutant } from './mutant.ts';

export const sealArguments: Mutant = {
  id: 'any-arguments-state',
  breaks: 'seal.arguments',
  what: 'does not bind a state to the arguments of the call',
  policy: (standard) => ({
    ...standard,
    bind: (call) => {
      const { arguments: _, ...params } = call.params;
      return standard.bind({ ...call, params });
    },
  }),
};
