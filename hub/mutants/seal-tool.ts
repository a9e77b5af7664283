import type { Mutant } from './mutant.ts';

export const sealTool: Mutant = {
  id: 'any-tools-state',
  breaks: 'seal.tool',
  what: 'does not bind a state to the tool',
  policy: (standard) => ({
    ...standard,
    bind: (call) => {
      const { name: _, ...params } = call.params;
      return standard.bind({ ...call, target: '', params });
    },
  }),
};
