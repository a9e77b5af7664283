import { randomBytes } from 'node:crypto';
import type { Variant } from './variant.ts';

export const tracedLegs: Variant = {
  id: 'traced-legs',
  what: 'sends trace context and something of its own in the _meta of each leg',
  policy: (standard) => ({
    ...standard,
    envelope: (announced) => ({
      ...standard.envelope(announced),
      traceparent: `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-01`,
      'com.example.hub/hop': 1,
    }),
  }),
};
