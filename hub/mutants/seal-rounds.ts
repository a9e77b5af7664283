import type { Mutant } from './mutant.ts';

export const sealRounds: Mutant = {
  id: 'endless-rounds',
  breaks: 'seal.rounds',
  what: 'lets a call ask as often as it likes',
  policy: (standard) => ({ ...standard, mayAsk: () => true }),
};
