import { randomBytes } from 'node:crypto';
import type { Mutant } from './mutant.ts';

export const isolateReplica: Mutant = {
  id: 'key-of-the-process',
  breaks: 'isolate.replica',
  what: 'seals with a key that no other process has, whatever secret is configured',
  policy: (standard) => {
    const own = randomBytes(32);
    return {
      ...standard,
      seal: (content) => standard.seal(content, own),
      open: (state) => standard.open(state, own),
    };
  },
};
