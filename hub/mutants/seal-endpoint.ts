import type { Mutant } from './mutant.ts';

export const sealEndpoint: Mutant = {
  id: 'any-doors-state',
  breaks: 'seal.endpoint',
  what: 'does not bind a state to the endpoint',
  policy: (standard) => ({ ...standard, bind: (call) => standard.bind({ ...call, endpoint: '' }) }),
};
