import { describe, expect, it } from 'vitest';
import { sealRounds } from './seal-rounds.ts';
import { playHonestly } from './testing/honest-hub.ts';
import { guilty, seen, where } from './testing/look.ts';
import { modern, planOf, question } from './testing/plans.ts';
import { complete, failure, inputRequired } from './testing/trace-builder.ts';

const facts = { maxRounds: 3 };
const round = { questions: [question()] };
const endless = planOf({ endless: true });
const exactly = planOf({ rounds: [round, round, round] });

describe('seal.rounds', () => {
  it('holds where the last allowed round goes through and the next is refused', () => {
    expect(seen(sealRounds, playHonestly(exactly, modern, {}, facts))).toEqual(['held']);
    expect(seen(sealRounds, playHonestly(endless, modern, {}, facts))).toEqual(['held']);
  });

  it('takes a tool error for an end as well', () => {
    const refusal = { result: complete('enough', '2026-07-28', true) };
    expect(seen(sealRounds, playHonestly(endless, modern, { refusal }, facts))).toEqual(['held']);
  });

  it('is broken where there is one round more, at that round', () => {
    const trace = playHonestly(endless, modern, { cap: 4 }, facts);
    expect(guilty(sealRounds, trace)).toMatchObject([
      {
        expected: 'at most 3 input_required results in one call',
        actual: 'another one came',
        entry: { part: { turn: 3 } },
      },
    ]);
    expect(guilty(sealRounds, trace).map(({ entry }) => where(entry))).toEqual(['front from-hub ann']);
  });

  it.each([
    ['endless', endless],
    ['exact', exactly],
  ])('is broken where the %s call is cut short', (_, plan) => {
    expect(guilty(sealRounds, playHonestly(plan, modern, { cap: 2 }, facts))).toMatchObject([
      { expected: '3 input_required results may come', actual: 'the call ended after 2' },
    ]);
  });

  it('is broken where an endless call ends as if all were well', () => {
    const refusal = { result: complete('done', '2026-07-28') };
    expect(guilty(sealRounds, playHonestly(endless, modern, { refusal }, facts))).toMatchObject([
      { expected: 'an error after the last allowed round', actual: 'the call did not end with one' },
    ]);
  });

  it("is broken where the child's result after the last allowed round is lost", () => {
    const trace = playHonestly(exactly, modern, {}, facts);
    const last = trace.entries.findLast(({ side, direction, part }) => {
      return side === 'front' && direction === 'from-hub' && part?.call === 0;
    });
    const entries = trace.entries.map((entry) => {
      return entry === last ? { ...entry, body: { jsonrpc: '2.0', id: 1, ...failure(-32602) } } : entry;
    });
    expect(guilty(sealRounds, { ...trace, entries })).toMatchObject([
      { at: last?.n, expected: "the child's result after the last allowed round", actual: 'no result came' },
    ]);
  });

  it.each([
    [400, ['held']],
    [202, ['broken']],
  ] as const)('reads the status %i where an answer has no message', (status, saw) => {
    const trace = playHonestly(endless, modern, {}, facts);
    const entries = trace.entries.map((entry) => {
      if (!entry.raw.includes('"error"')) return entry;
      const { body: _, ...rest } = entry;
      return { ...rest, kind: 'status', status, raw: '' } as const;
    });
    expect(seen(sealRounds, { ...trace, entries })).toEqual(saw);
  });

  it.each([
    ['the child asks less often', planOf({ rounds: [round, round] }), {}],
    ['the child asks more often, but not for ever', planOf({ rounds: [round, round, round, round] }), {}],
    ['no question travels at all', endless, { carries: false }],
    [
      'a round asks nothing, which ends a call too',
      planOf({ rounds: [round, { questions: [] }, round] }),
      { cap: 1 },
    ],
  ])('sees nothing where %s', (_, plan, wrong) => {
    expect(seen(sealRounds, playHonestly(plan, modern, wrong, facts))).toEqual([]);
  });

  it('does not count what attacks were answered with', () => {
    const attacks = [
      { edit: { kind: 'empty' } as const },
      { by: 'bob' as const, edit: { kind: 'none' } as const },
    ];
    const attacked = { ...round, state: 's', attacks };
    const trace = playHonestly(planOf({ rounds: [round, attacked, round] }), modern, {}, facts);
    expect(seen(sealRounds, trace)).toEqual(['held']);
    const entries = trace.entries.map((entry) =>
      entry.part?.attack !== undefined && entry.direction === 'from-hub'
        ? { ...entry, body: { jsonrpc: '2.0', id: 1, ...inputRequired({}, 'again') } }
        : entry,
    );
    expect(seen(sealRounds, { ...trace, entries })).toEqual(['held']);
  });
});
