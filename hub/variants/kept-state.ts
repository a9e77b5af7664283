import { randomUUID } from 'node:crypto';
import type { Sealed } from '../policy/types.ts';
import type { Variant } from './variant.ts';

/** The oldest goes when there are more: clients that never come back must not fill the memory. */
const most = 10_000;

export const keptState: Variant = {
  id: 'kept-state',
  what: 'keeps what a state holds to itself and gives out a ticket for it',
  profile: 'spec',
  policy: (standard) => {
    const kept = new Map<string, Sealed>();
    return {
      ...standard,
      seal: (content) => {
        const ticket = randomUUID();
        kept.set(ticket, content);
        const [oldest] = kept.keys();
        if (kept.size > most && oldest !== undefined) kept.delete(oldest);
        return ticket;
      },
      open: (state) => (typeof state === 'string' ? kept.get(state) : undefined),
    };
  },
};
