import type { Mutant } from './mutant.ts';

export const sealServer: Mutant = {
  id: 'any-servers-state',
  breaks: 'seal.server',
  what: 'does not bind a state to the server',
  policy: (standard) => ({ ...standard, bind: (call) => standard.bind({ ...call, server: '' }) }),
};
