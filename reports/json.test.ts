import { describe, expect, it } from 'vitest';
import { standings, verdicts } from '../harness/model/verdict.ts';
import { toJson } from './json.ts';
import { everyVerdict, failed } from './testing/run.ts';

describe('toJson', () => {
  const report = everyVerdict();
  const parsed = JSON.parse(toJson(report));

  it('has the members of its schema and no others', () => {
    expect(Object.keys(parsed)).toEqual([
      'schema',
      'suite',
      'seed',
      'profile',
      'hubs',
      'cells',
      'totals',
      'exit',
    ]);
    expect(parsed.schema).toBe('hubproof/run@1');
    expect(Object.keys(parsed.totals.verdict)).toEqual([...verdicts]);
    expect(Object.keys(parsed.totals.standing)).toEqual([...standings]);
  });

  it('gives the cells in the order of the run, with reason and failure where there are any', () => {
    expect(parsed.cells).toHaveLength(report.cells.length);
    for (const [index, cell] of report.cells.entries()) {
      const { hub, requirement, pair, verdict, standing, runs, reached } = cell;
      expect(parsed.cells[index]).toEqual({
        hub,
        requirement,
        pair,
        verdict,
        standing,
        runs,
        reached,
        ...('because' in cell && { because: cell.because }),
        ...('failure' in cell && { failure: cell.failure }),
      });
    }
    expect(parsed.cells.find(({ verdict }: { verdict: string }) => verdict === 'fail').failure).toEqual(
      failed,
    );
  });

  it('does not depend on the clock', () => {
    expect(toJson({ ...report, took: 1 })).toBe(toJson(report));
  });
});
