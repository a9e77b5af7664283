import { randomUUID } from 'node:crypto';
import type { Sealed } from '../policy/types.ts';
import type { Variant } from './variant.ts';

interface Ticketed extends Sealed {
  readonly ticket: string;
}

export const singleUseState: Variant = {
  id: 'single-use-state',
  what: 'lets its owner spend a state once',
  policy: (standard) => {
    const spent = new Set<unknown>();
    return {
      ...standard,
      seal: (content, key) => standard.seal({ ...content, ticket: randomUUID() } as Ticketed, key),
      admit: (sealed, binding, now) => {
        // Whoever is refused has spent nothing, or a thief could spend it for its owner.
        if (!standard.admit(sealed, binding, now)) return false;
        const { ticket } = sealed as Ticketed;
        if (spent.has(ticket)) return false;
        spent.add(ticket);
        return true;
      },
    };
  },
};
