import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { worstOf } from './fold.ts';
import { type Mark, marks } from './glyphs.ts';

describe('worstOf', () => {
  it.each<[readonly Mark[], Mark]>([
    [['pass', 'pass'], 'pass'],
    [['pass', 'fail', 'broken'], 'broken'],
    [['pass', 'fail', 'blocked'], 'fail'],
    [['blocked', 'unstable', 'unreached'], 'blocked'],
    [['unstable', 'unreached'], 'unstable'],
    [['warn', 'unreached'], 'unreached'],
    [['pass', 'warn'], 'warn'],
    [['unsupported', 'pass', 'inapplicable'], 'pass'],
    [['inapplicable', 'unsupported'], 'unsupported'],
    [['inapplicable'], 'inapplicable'],
  ])('%j is shown as %s', (several, worst) => {
    expect(worstOf(several)).toBe(worst);
  });

  it('has nothing to show of nothing', () => {
    expect(worstOf([])).toBeUndefined();
  });

  it('knows every mark, and neither order nor repetition counts', () => {
    const several = fc.array(fc.constantFrom(...marks), { minLength: 1 });
    fc.assert(
      fc.property(several, (some) => {
        const worst = worstOf(some);
        expect(some).toContain(worst);
        expect(worstOf([...some].reverse())).toBe(worst);
        expect(worstOf([...some, ...some])).toBe(worst);
      }),
    );
  });
});
