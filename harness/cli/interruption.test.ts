import { afterEach, describe, expect, it, vi } from 'vitest';
import { Interrupted, interruptible } from './interruption.ts';

const listeners = () => process.listenerCount('SIGINT') + process.listenerCount('SIGTERM');

describe('interruptible', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('hands on what the action returns or throws, and leaves the signals alone', async () => {
    const before = listeners();
    expect(await interruptible(async () => 7)).toBe(7);
    await expect(
      interruptible(async () => {
        throw new Error('of its own');
      }),
    ).rejects.toThrow('of its own');
    expect(listeners()).toBe(before);
  });

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('breaks off at %s', async (name, exit) => {
    const running = interruptible(
      (signal) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('cut')))),
    );
    process.emit(name, name);
    const error = await running.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Interrupted);
    expect((error as Interrupted).exit).toBe(exit);
  });

  it('does not wait for an action that goes on', async () => {
    vi.useFakeTimers();
    const running = interruptible(() => new Promise(() => {}));
    const outcome = expect(running).rejects.toBeInstanceOf(Interrupted);
    process.emit('SIGINT', 'SIGINT');
    await vi.advanceTimersByTimeAsync(2_000);
    await outcome;
  });
});
