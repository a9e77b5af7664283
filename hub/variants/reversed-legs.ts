import type { Json } from '../policy/types.ts';
import { reversed } from './reversed.ts';
import type { Variant } from './variant.ts';

export const reversedLegs: Variant = {
  id: 'reversed-legs',
  what: 'writes the members of what it sends to a server in reverse',
  policy: (standard) => ({
    ...standard,
    leg: (params, retry) => reversed(standard.leg(params, retry)) as Json,
  }),
};
