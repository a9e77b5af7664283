import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replay } from './replay.ts';
import { Stage } from './stage/stage.ts';
import { clock } from './testing/clock.ts';
import {
  type Behaviour,
  hub,
  modern,
  requirement,
  saying,
  suite,
  ToyStage,
  unanswered,
} from './testing/toy.ts';
import { TokenError, writeToken } from './token.ts';

vi.mock('node:timers/promises', async () => {
  const { clock: one } = await import('./testing/clock.ts');
  return { setTimeout: one.setTimeout };
});
beforeEach(() => clock.start());
afterEach(() => {
  vi.restoreAllMocks();
});

const plan = saying('again');
const token = writeToken({ scenario: 'toy/one', requirement: 'toy.a', pair: modern, plan });
const toys = suite([requirement('toy.a')], []);

async function replayed(behaviour: Behaviour, plainCalls?: ToyStage['plainCalls'], max?: 1) {
  const stage = new ToyStage(behaviour, plainCalls);
  const set = vi.spyOn(Stage, 'set').mockResolvedValue(stage.asStage);
  const outcome = await replay(token, hub({ children: { transports: ['http'], max } }), {
    suite: toys,
    signal: new AbortController().signal,
  });
  expect(set.mock.calls[0]?.slice(2)).toEqual([[{ revision: '2026-07-28', via: 'http' }], max ?? 2]);
  expect(stage.closed).toBe(1);
  return { ...outcome, played: stage.played };
}

describe('replay', () => {
  it('shows a failure that is still there', async () => {
    const { played, ...outcome } = await replayed(() => ({ 'toy.a': 'broken' }));
    expect(outcome).toMatchObject({
      outcome: 'still fails',
      text: 'toy.a: failed 5 of 5',
      exhibit: {
        hub: 'toy',
        requirement: 'toy.a',
        scenario: 'toy/one',
        pair: modern,
        plan,
        broken: { saw: 'broken' },
      },
    });
    expect(played).toEqual(Array(5).fill(plan));
  });

  it('says that it still fails where it does so now and then', async () => {
    let turn = 0;
    const outcome = await replayed(() => ({ 'toy.a': turn++ === 3 ? 'broken' : 'held' }));
    expect(outcome).toMatchObject({ outcome: 'still fails', text: 'toy.a: failed 1 of 5' });
  });

  it('sets one child where the hub carries one only', async () => {
    expect(await replayed(() => ({ 'toy.a': 'held' }), undefined, 1)).toMatchObject({ outcome: 'holds now' });
  });

  it('says that it holds now', async () => {
    const outcome = await replayed(() => ({ 'toy.a': 'held' }));
    expect(outcome).toMatchObject({ outcome: 'holds now', text: 'toy.a: failed 0 of 5' });
    expect(outcome.exhibit).toBeUndefined();
  });

  it('does not take it for held where the premise did not arise, or nothing got through', async () => {
    expect(await replayed(() => ({}))).toMatchObject({
      outcome: 'not reached',
      text: 'toy.a: its premise did not arise',
    });
    expect(await replayed(() => ({ 'toy.a': 'exempt' }))).toMatchObject({ outcome: 'not reached' });
    const blocked = await replayed(() => ({ 'toy.a': 'broken' }), [unanswered]);
    expect(blocked).toMatchObject({ outcome: 'not reached', played: [] });
    expect(blocked.text).toMatch(/^no plain call goes through/);
  });

  it('starts nothing for a token that cannot be read', async () => {
    const set = vi.spyOn(Stage, 'set');
    const options = { suite: toys, signal: new AbortController().signal };
    await expect(replay('hp1.nothing', hub(), options)).rejects.toThrow(TokenError);
    expect(set).not.toHaveBeenCalled();
  });
});
