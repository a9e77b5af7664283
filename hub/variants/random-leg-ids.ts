import { randomUUID } from 'node:crypto';
import type { Variant } from './variant.ts';

export const randomLegIds: Variant = {
  id: 'random-leg-ids',
  what: 'gives each request toward a server an id that nobody can foresee',
  policy: (standard) => ({ ...standard, legId: () => randomUUID() }),
};
