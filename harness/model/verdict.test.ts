import { describe, expect, it } from 'vitest';
import { type Standing, standingOf, standings, type Verdict, verdicts } from './verdict.ts';

describe('standingOf', () => {
  const same: Partial<Record<Verdict['verdict'], Standing>> = {
    pass: 'holds',
    unstable: 'undecided',
    unreached: 'undecided',
    blocked: 'undecided',
    inapplicable: 'excused',
    unsupported: 'excused',
    broken: 'ours',
  };

  it.each(Object.entries(same))('%s: %s, whatever its strength', (verdict, standing) => {
    for (const strength of ['MUST', 'SHOULD'] as const) {
      for (const strict of [false, true]) {
        expect(standingOf(verdict as Verdict['verdict'], strength, strict)).toBe(standing);
      }
    }
  });

  it('fail: fails, but for a SHOULD that only warns unless the run is strict', () => {
    expect(standingOf('fail', 'MUST', false)).toBe('fails');
    expect(standingOf('fail', 'MUST', true)).toBe('fails');
    expect(standingOf('fail', 'SHOULD', true)).toBe('fails');
    expect(standingOf('fail', 'SHOULD', false)).toBe('warns');
  });

  it('has a place for every verdict and uses every standing', () => {
    expect([...Object.keys(same), 'fail'].sort()).toEqual([...verdicts].sort());
    const used = verdicts.flatMap((verdict) => [
      standingOf(verdict, 'MUST', false),
      standingOf(verdict, 'SHOULD', false),
    ]);
    expect(new Set(used)).toEqual(new Set(standings));
  });
});
