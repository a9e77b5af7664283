import { setTimeout } from 'node:timers/promises';
import type { Variant } from './variant.ts';

export const slow: Variant = {
  id: 'slow',
  what: 'takes a few milliseconds more for every result toward the client, never the same',
  policy: (standard) => ({
    ...standard,
    present: async (round, call) => {
      await pause();
      return standard.present(round, call);
    },
    cleanResult: async (result, era) => {
      await pause();
      return standard.cleanResult(result, era);
    },
  }),
};

function pause(): Promise<void> {
  return setTimeout(1 + Math.random() * 5);
}
