import { describe, expect, it } from 'vitest';
import { plainProbePassed, probed, summary } from './probed.ts';
import { error, plain, probes } from './testing/probes.ts';

describe('probed', () => {
  it('finds each probe with its answer', () => {
    const found = probed(probes([plain, { body: { method: 'x' }, ...error(-32601, 404) }]));
    expect(found.map(({ request, answer }) => [request.part?.probe, answer.status])).toEqual([
      [0, 200],
      [1, 404],
    ]);
  });

  it('finds none where the hub answers nothing afterwards', () => {
    expect(probed(probes([plain], undefined, null))).toEqual([]);
  });

  it('knows whether a plain call by the same client at the same door was served', () => {
    const other = { body: { method: 'x' } };
    const passed = (...exchanges: Parameters<typeof probes>[0]) => {
      const all = probed(probes(exchanges));
      const last = all.at(-1);
      return last !== undefined && plainProbePassed(all, last);
    };
    expect(passed(plain, other)).toBe(true);
    expect(passed(other)).toBe(false);
    expect(passed({ ...plain, ...error(-32603) }, other)).toBe(false);
    expect(passed({ ...plain, probe: { ...plain.probe, to: 'beta' } }, other)).toBe(false);
    expect(passed({ ...plain, probe: { ...plain.probe, headers: { origin: 'x' } } }, other)).toBe(false);
  });

  it('says in words what an answer was', () => {
    const [first, second] = probed(probes([plain, error(-32601, 404)]));
    expect(first && summary(first.answer)).toBe('HTTP 200 with a result');
    expect(second && summary(second.answer)).toBe('HTTP 404 with error -32601');
    expect(first && summary({ ...first.answer, kind: 'gave-up' })).toBe('no answer came');
  });
});
