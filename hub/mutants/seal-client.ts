import type { Mutant } from './mutant.ts';

export const sealClient: Mutant = {
  id: 'anybodys-state',
  breaks: 'seal.client',
  what: 'does not bind a state to the client',
  policy: (standard) => ({
    ...standard,
    bind: (call) => standard.bind({ ...call, caller: { ...call.caller, clientId: '' } }),
  }),
};
