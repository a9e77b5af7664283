import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Gate } from './gate.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Calls that arrive at a gate, and those that were let go so far. */
function crowd(order: readonly number[], patience = 1_000) {
  const gate = new Gate(order, patience);
  const gone: number[] = [];
  const arrive = async (...calls: number[]) => {
    for (const call of calls) void gate.arrive(call).then(() => gone.push(call));
    await settled();
  };
  const leave = async (call: number) => {
    gate.leave(call);
    await settled();
  };
  return { gate, gone, arrive, leave };
}

async function settled(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}

describe('Gate', () => {
  it('lets nobody go until all are there', async () => {
    const { gone, arrive } = crowd([2, 0, 1]);
    await arrive(0, 1);
    expect(gone).toEqual([]);
    await arrive(2);
    expect(gone).toEqual([2]);
  });

  it('lets them go in its order, one after the other has left, however they came', async () => {
    for (const coming of [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ]) {
      const { gone, arrive, leave } = crowd([2, 0, 1]);
      await arrive(...coming);
      expect(gone).toEqual([2]);
      await leave(2);
      expect(gone).toEqual([2, 0]);
      await leave(0);
      expect(gone).toEqual([2, 0, 1]);
    }
  });

  it('opens where a call that is missing is struck off', async () => {
    const { gone, arrive, leave } = crowd([0, 1]);
    await arrive(1);
    expect(gone).toEqual([]);
    await leave(0);
    expect(gone).toEqual([1]);
  });

  it('opens for those that are there when its patience is at an end, and no earlier', async () => {
    const { gone, arrive, leave } = crowd([0, 1, 2], 50);
    await arrive(2, 1);
    await vi.advanceTimersByTimeAsync(49);
    expect(gone).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(gone).toEqual([1]);
    await leave(1);
    expect(gone).toEqual([1, 2]);
  });

  it('lets one that comes late go when those before it have left', async () => {
    const { gone, arrive, leave } = crowd([0, 1], 50);
    await arrive(1);
    await vi.advanceTimersByTimeAsync(50);
    await arrive(0);
    expect(gone).toEqual([1]);
    await leave(1);
    expect(gone).toEqual([1, 0]);
  });

  it('does not hold a call that is not its own, nor one that has left', async () => {
    const { gone, arrive, leave } = crowd([0, 1]);
    await arrive(7);
    expect(gone).toEqual([7]);
    await leave(0);
    await arrive(0);
    expect(gone).toEqual([7, 0]);
  });

  it('lets everybody go at its end and keeps no timer', async () => {
    const { gate, gone, arrive } = crowd([0, 1, 2]);
    await arrive(0, 1);
    gate.dispose();
    await settled();
    expect(gone).toEqual([0, 1]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
