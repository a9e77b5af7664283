import { randomUUID } from 'node:crypto';
import type { Variant } from './variant.ts';

export const extraLegHeaders: Variant = {
  id: 'extra-leg-headers',
  what: 'adds header fields of its own to its requests to a server',
  policy: (standard) => ({
    ...standard,
    legHeaders: (headers) => {
      const own = new Headers(standard.legHeaders(headers));
      own.set('user-agent', 'example-gateway/7.0');
      own.set('via', '1.1 gateway.example');
      own.set('x-request-id', randomUUID());
      return own;
    },
  }),
};
