import { vi } from 'vitest';

/**
 * A clock that goes on only where somebody sleeps. To be put in the place of `node:timers/promises` with `vi.mock`.
 */
export const clock = {
  now: 0,
  /** Times slept, in milliseconds. */
  slept: [] as number[],
  setTimeout: async (ms: number): Promise<void> => {
    clock.now += ms;
    clock.slept.push(ms);
  },
  /** Sets it to zero and makes `performance.now` tell its time. */
  start(): void {
    clock.now = 0;
    clock.slept = [];
    vi.spyOn(performance, 'now').mockImplementation(() => clock.now);
  },
};
