import { expect, it } from 'vitest';
import { Backoff } from './backoff.ts';

it('starts again at once after one failure, then ever later, and at most after ten seconds', () => {
  let now = 1000;
  const backoff = new Backoff(() => now);
  expect(backoff.waitMs).toBe(0);
  const waits = Array.from({ length: 10 }, () => {
    backoff.failed();
    return backoff.waitMs;
  });
  expect(waits).toEqual([0, 100, 200, 400, 800, 1600, 3200, 6400, 10_000, 10_000]);
  now += 9000;
  expect(backoff.waitMs).toBe(1000);
  now += 2000;
  expect(backoff.waitMs).toBe(0);
});

it('forgets all failures once the child has answered', () => {
  const backoff = new Backoff(() => 0);
  for (let times = 0; times < 5; times++) backoff.failed();
  backoff.succeeded();
  expect(backoff.waitMs).toBe(0);
  backoff.failed();
  expect(backoff.waitMs).toBe(0);
});
