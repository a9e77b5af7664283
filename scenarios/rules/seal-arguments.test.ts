import { describe, expect, it } from 'vitest';
import { sealArguments } from './seal-arguments.ts';
import { playHonestly } from './testing/honest-hub.ts';
import { seen } from './testing/look.ts';
import { modern, planOf } from './testing/plans.ts';
import { aims, attacking, wantsRefused } from './testing/refusals.ts';

describe('seal.arguments', () => {
  wantsRefused(sealArguments, 'args');
});

describe('seal.arguments of two calls', () => {
  it('does not look at the arguments of another call of the plan', () => {
    const plan = planOf(
      { args: { other: true } },
      { step: 1, rounds: attacking(aims.args).calls[0]?.rounds ?? [] },
    );
    expect(seen(sealArguments, playHonestly(plan, modern, { opens: () => true }))).toEqual([]);
  });
});
