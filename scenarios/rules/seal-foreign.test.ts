import { describe, expect, it } from 'vitest';
import type { Attack } from '../../harness/model/plan.ts';
import { sealForeign } from './seal-foreign.ts';
import { playHonestly } from './testing/honest-hub.ts';
import { seen } from './testing/look.ts';
import { modern } from './testing/plans.ts';
import { aims, attacking } from './testing/refusals.ts';

const otherSecret: Attack = { edit: { kind: 'none' }, at: 'other-secret' };
const secretless: Attack = { edit: { kind: 'none' }, at: 'secretless-too' };
const replica: Attack = { edit: { kind: 'none' }, at: 'replica' };

/** What the rule sees where the state opens at the other instance, or does not. */
const saw = (attack: Attack, opens: boolean, setting?: 'secretless', relays = false) =>
  seen(
    sealForeign,
    playHonestly({ ...attacking(attack), ...(setting && { setting }) }, modern, {
      opens: () => opens,
      relays,
    }),
  );

describe('seal.foreign', () => {
  it('wants the state refused by an instance with another secret', () => {
    expect(saw(otherSecret, false)).toEqual(['held']);
    expect(saw(otherSecret, true)).toEqual(['broken']);
  });

  it('wants the state of an instance without a secret refused by another one without', () => {
    expect(saw(secretless, false, 'secretless')).toEqual(['held']);
    expect(saw(secretless, true, 'secretless')).toEqual(['broken']);
    expect(sealForeign.under).toContain('secretless');
  });

  it('is not about instances that share a secret, nor about other attacks', () => {
    expect(saw(replica, true)).toEqual([]);
    expect(saw(secretless, true)).toEqual([]);
    expect(saw(aims.client, true)).toEqual([]);
    expect(saw({ ...otherSecret, by: 'bob' }, true)).toEqual([]);
  });

  it('does not speak of relays', () => {
    expect(saw(otherSecret, true, undefined, true)).toEqual(['exempt']);
  });
});
