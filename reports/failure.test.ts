import { describe, expect, it } from 'vitest';
import { describeFailure } from './failure.ts';
import { failureGroups } from './failure-groups.ts';
import { catalogue } from './testing/catalogue.ts';
import { plan } from './testing/conversation.ts';
import { everyVerdict } from './testing/run.ts';

const report = everyVerdict();
const [requirement] = catalogue;

describe('describeFailure', () => {
  it('does without exhibit and requirement', () => {
    const cell = report.cells.find(({ verdict }) => verdict === 'fail');
    if (cell === undefined) throw new Error('the sample has no failure');
    expect(describeFailure(undefined, cell, undefined, { colour: false })).toMatchInlineSnapshot(`
      "✗ seal.forged (MUST) at 28..28/stdio..http
        client 2026-07-28 over stdio, child 2026-07-28 over http

        A plan of seal/forgery; failed 5 of 5 when run again.

        expected │ an error
        actual   │ a result:
                 │ {"content":"⟨U+202E⟩good"}
        hubproof replay hp1.AAAA-bbbb_cccc"
    `);
  });

  it('has nothing to describe where nothing failed', () => {
    const cell = report.cells.find(({ verdict }) => verdict === 'pass');
    if (cell === undefined) throw new Error('the sample has no pass');
    expect(() => describeFailure(undefined, cell, requirement, { colour: false })).toThrow(RangeError);
  });
});

describe('failureGroups', () => {
  it('puts what decides first, and the smallest plan in front of its group', () => {
    const exhibits = report.exhibits.map((exhibit) =>
      exhibit.pair.clientVia === 'http' ? { ...exhibit, plan: { calls: [] } } : { ...exhibit, plan },
    );
    const groups = failureGroups(report.cells, exhibits);
    expect(groups.map(({ mark, requirement: id, others }) => [mark, id, others.length])).toEqual([
      ['fail', 'seal.forged', 1],
      ['warn', 'seal.client', 0],
      ['unstable', 'carry.refusal', 0],
    ]);
    expect(groups[0]?.lead.pair.clientVia).toBe('http');
  });
});
