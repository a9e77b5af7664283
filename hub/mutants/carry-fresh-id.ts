import type { Mutant } from './mutant.ts';

export const carryFreshId: Mutant = {
  id: 'recycled-ids',
  breaks: 'carry.fresh-id',
  what: 'takes the lowest free number as the id of a request toward a child',
  policy: (standard) => ({
    ...standard,
    legId: (_own, inFlight) => {
      let free = 0;
      while (inFlight.has(free)) free += 1;
      return free;
    },
  }),
};
