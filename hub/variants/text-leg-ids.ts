import type { Variant } from './variant.ts';

export const textLegIds: Variant = {
  id: 'text-leg-ids',
  what: 'numbers its requests toward a server in text',
  policy: (standard) => ({ ...standard, legId: (own, inFlight) => `hub-${standard.legId(own, inFlight)}` }),
};
