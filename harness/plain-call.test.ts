import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Outcome } from '../fakes/client/wire.ts';
import { plainCallFails } from './plain-call.ts';
import { NoSession } from './stage/box-office.ts';
import { clock } from './testing/clock.ts';
import { answered, entry, modern, ToyStage, unanswered } from './testing/toy.ts';

vi.mock('node:timers/promises', async () => {
  const { clock: one } = await import('./testing/clock.ts');
  return { setTimeout: one.setTimeout };
});
beforeEach(() => clock.start());
afterEach(() => {
  vi.restoreAllMocks();
});

const signal = new AbortController().signal;
const fails = (...plainCalls: (Outcome | Error)[]) =>
  plainCallFails(new ToyStage(() => ({}), plainCalls).asStage, modern, signal);
const good = answered({ content: [] });

describe('plainCallFails', () => {
  it('finds nothing wrong where the first call goes through, and does not wait', async () => {
    expect(await fails(good)).toBeUndefined();
    expect(clock.slept).toEqual([]);
  });

  it('gives a child time to be ready', async () => {
    expect(
      await fails(unanswered, answered({ isError: true }), new NoSession('not yet'), good),
    ).toBeUndefined();
    expect(clock.slept).toHaveLength(3);
  });

  it.each<[string, Outcome | Error, string]>([
    ['nobody answers', unanswered, 'no answer came'],
    ['a tool error', answered({ isError: true }), 'the answer is {"isError":true}'],
    [
      'an error',
      { kind: 'error', entry: entry(0, {}), error: { code: -1 } },
      'the answer is the error {"code":-1}',
    ],
    [
      'a status',
      { kind: 'status', entry: { ...entry(0, {}), status: 502, raw: 'bad' } },
      'the answer is HTTP 502 bad',
    ],
    ['no session', new NoSession('no door'), 'no door'],
    ['a session that is refused', new NoSession('no', unanswered), 'no: no answer came'],
  ])('says why, after eight seconds of trying: %s', async (_, outcome, why) => {
    expect(await fails(outcome)).toBe(`no plain call goes through at 28..28/http..http (${why})`);
    expect(clock.now).toBeGreaterThan(8_000);
    expect(clock.now).toBeLessThan(9_000);
  });

  it('hands on every other error, and stops when the run is given up', async () => {
    const fault = new Error('the harness broke');
    await expect(fails(fault)).rejects.toBe(fault);
    const reason = new Error('given up');
    const stage = new ToyStage(() => ({}), [unanswered]).asStage;
    await expect(plainCallFails(stage, modern, AbortSignal.abort(reason))).rejects.toBe(reason);
    expect(clock.slept).toEqual([]);
  });
});
