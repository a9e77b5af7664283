import type { Mutant } from './mutant.ts';

export const wireOrigin: Mutant = {
  id: 'any-origin',
  breaks: 'wire.origin',
  what: 'does not look where a request comes from',
  policy: (standard) => ({ ...standard, fromThisMachine: () => true }),
};
