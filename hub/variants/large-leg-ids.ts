import type { Variant } from './variant.ts';

export const largeLegIds: Variant = {
  id: 'large-leg-ids',
  what: 'numbers its requests toward a server from a high number on',
  policy: (standard) => ({
    ...standard,
    // The last number that every reader of JSON keeps exact is far enough away.
    legId: (own, inFlight) => 4_000_000_000_000 + Number(standard.legId(own, inFlight)),
  }),
};
