import type { Variant } from './variant.ts';

/** The last number that every reader of JSON keeps exact is far enough away. */
const first = 4_000_000_000_000;

export const largeLegIds: Variant = {
  id: 'large-leg-ids',
  what: 'numbers its requests toward a server from a high number on',
  policy: (standard) => ({
    ...standard,
    legId: (own, inFlight) => {
      const id = standard.legId(own, inFlight);
      return typeof id === 'number' ? first + id : id;
    },
  }),
};
