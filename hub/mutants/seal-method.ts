import type { Mutant } from './mutant.ts';

export const sealMethod: Mutant = {
  id: 'any-methods-state',
  breaks: 'seal.method',
  what: 'does not bind a state to the method',
  policy: (standard) => ({ ...standard, bind: (call) => standard.bind({ ...call, method: 'tools/call' }) }),
};
