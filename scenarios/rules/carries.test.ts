import { describe, expect, it } from 'vitest';
import { carries } from './carries.ts';
import { playHonestly } from './testing/honest-hub.ts';
import { form, modern, pairOf, planOf } from './testing/plans.ts';

describe('carries', () => {
  it('is true where a child was told that it may ask, though it did not', () => {
    expect(carries(playHonestly(planOf({ rounds: [] }), modern))).toBe(true);
  });

  it('is true where a client was asked, though no child was told', () => {
    const trace = playHonestly(planOf({ asks: 'always' }), modern, { announce: () => ({}) });
    expect(carries(trace)).toBe(true);
  });

  it.each([
    ['the child is told of none', planOf({}), {}],
    ['it is told without the caller having declared it', planOf({ declares: {} }), { announce: () => form }],
  ])('is false where %s', (_, plan, wrong) => {
    expect(carries(playHonestly(plan, pairOf('11..11/http..http'), wrong))).toBe(false);
  });
});
