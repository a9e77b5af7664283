import { describe, expect, it } from 'vitest';
import type { Plan } from '../../harness/model/plan.ts';
import { switchEachRound } from './switch-each-round.ts';
import { switchGlobal } from './switch-global.ts';
import { switchInvalid } from './switch-invalid.ts';
import { switchServer } from './switch-server.ts';
import { type Decisions, playHonestly } from './testing/honest-hub.ts';
import { guilty, seen, where } from './testing/look.ts';
import { call, modern, pairOf, planOf, roundsOf } from './testing/plans.ts';
import { complete, failure, TraceBuilder } from './testing/trace-builder.ts';

const under = (setting: Plan['setting'] & string, plan: Plan): Plan => ({ ...plan, setting });
const silent: Partial<Decisions> = { carries: false, announce: () => ({}) };
const pairs = ['28..28/http..http', '11..28/stdio..http'].map(pairOf);

describe('switch.global', () => {
  const plan = under('off', planOf({}, { asks: 'always', step: 1 }));

  it.each(pairs)('holds where nothing is announced and nothing asked', (pair) => {
    expect(seen(switchGlobal, playHonestly(plan, pair, silent))).toEqual(['held', 'held']);
  });

  it('is broken where the child is told that it may ask, and where a question comes', () => {
    const told = playHonestly(plan, modern, { carries: false, refusal: failure(-32603) });
    expect(guilty(switchGlobal, told).map(({ entry }) => where(entry))).toContain('back from-hub alpha');
    const shown = playHonestly(plan, modern, { announce: () => ({}), carries: true });
    expect(guilty(switchGlobal, shown)).toMatchObject([{ actual: 'a question came' }]);
  });

  it('is broken where a call fails that needed no question', () => {
    const builder = new TraceBuilder(under('off', planOf({})), modern);
    const request = builder.clientCalls(0);
    const inner = builder.childCalled(0, 0, {});
    builder.childAnswers(inner, { result: complete('fallback', '2026-07-28') });
    builder.clientGets(request, failure(-32603));
    expect(guilty(switchGlobal, builder.trace)).toMatchObject([{ actual: 'the call failed' }]);
  });

  it('sees nothing where questions are not switched off, or nobody could be asked', () => {
    expect(seen(switchGlobal, playHonestly(planOf({}), modern))).toEqual([]);
    const undeclared = under('off', planOf({ declares: {} }));
    expect(seen(switchGlobal, playHonestly(undeclared, modern, silent))).toEqual([]);
  });
});

describe('switch.server', () => {
  const plan = under('alpha-off', planOf({}, { to: 'beta', step: 1 }));
  const right: Partial<Decisions> = {
    announce: ({ to, declares }) => (to === 'alpha' ? {} : declares),
  };

  it('holds where alpha is silent and its neighbour asks', () => {
    expect(seen(switchServer, playHonestly(plan, modern, right))).toEqual(['held', 'held']);
  });

  it('is broken where alpha asks all the same', () => {
    const trace = playHonestly(plan, modern);
    expect(guilty(switchServer, trace).map(({ actual }) => actual)).toEqual([
      'a question came',
      expect.stringMatching(/^it is told/),
      expect.stringMatching(/^it is told/),
    ]);
  });

  it("is broken where the neighbour's question is lost too", () => {
    const trace = playHonestly(plan, modern, { ...right, show: () => undefined });
    expect(guilty(switchServer, trace)).toMatchObject([{ actual: 'it did not' }]);
  });

  it('sees nothing where no neighbour asked', () => {
    expect(seen(switchServer, playHonestly(under('alpha-off', planOf({})), modern, right))).toEqual([]);
    const all = playHonestly(plan, modern, silent);
    expect(seen(switchServer, all)).toEqual([]);
  });
});

describe('switch.each-round', () => {
  const plan = roundsOf({ state: 's', attacks: [{ at: 'off', edit: { kind: 'none' } }] });

  it('holds where the answer is refused', () => {
    expect(seen(switchEachRound, playHonestly(plan, modern))).toEqual(['held']);
  });

  it('holds where the child is called without the answer', () => {
    const builder = new TraceBuilder(plan, modern);
    const retry = { inputResponses: { q: { action: 'accept' } }, requestState: 'sealed' };
    const tried = builder.clientCalls(0, 1, { attack: 0, retry });
    const inner = builder.childCalled(0, 0, {});
    builder.childAnswers(inner, { result: complete('fallback', '2026-07-28') });
    builder.clientGets(tried, { result: complete('fallback', '2026-07-28') });
    const rightful = builder.clientCalls(0, 1, { retry });
    builder.clientGets(rightful, { result: complete('done', '2026-07-28') });
    expect(seen(switchEachRound, builder.trace)).toEqual(['held']);
  });

  it('is broken where the answer reaches the child', () => {
    const trace = playHonestly(plan, modern, { opens: () => true });
    expect(guilty(switchEachRound, trace).map(({ entry }) => where(entry))).toEqual(['back from-hub alpha']);
  });

  it.each([
    [
      'the state was altered besides',
      roundsOf({ state: 's', attacks: [{ at: 'off', edit: { kind: 'empty' } }] }),
    ],
    [
      'the other instance is as usual',
      roundsOf({ state: 's', attacks: [{ at: 'replica', edit: { kind: 'none' } }] }),
    ],
  ])('sees nothing where %s', (_, other) => {
    expect(seen(switchEachRound, playHonestly(other, modern, { opens: () => true }))).toEqual([]);
  });

  it('sees nothing where the rightful retry fails too', () => {
    const trace = playHonestly(plan, modern);
    const entries = trace.entries.map((entry) =>
      entry.answers !== undefined && entry.side === 'front' && entry.part?.turn === 1
        ? { ...entry, body: { jsonrpc: '2.0', id: 1, ...failure(-32603) } }
        : entry,
    );
    expect(seen(switchEachRound, { ...trace, entries })).toEqual([]);
  });
});

describe('switch.invalid', () => {
  const plan = under('bad-switch', { calls: [call()] });
  const trace = playHonestly(plan, modern, {}, { turned: ['ASK'] });

  it('holds where the hub does not start and says why', () => {
    const refused = {
      ...trace,
      entries: [],
      refusedToStart: true,
      startLog: ['hub: ASK: "x" is no switch'],
    } as const;
    expect(seen(switchInvalid, refused)).toEqual(['held']);
    expect(seen(switchInvalid, { ...refused, startLog: ['hub: bad configuration'] })).toEqual(['broken']);
  });

  it('is broken where it serves clients', () => {
    expect(guilty(switchInvalid, trace)).toMatchObject([{ actual: 'it serves clients' }]);
  });

  it('sees nothing where nobody is served, or the switch is not set so', () => {
    expect(seen(switchInvalid, { ...trace, entries: [] })).toEqual([]);
    expect(seen(switchInvalid, playHonestly(planOf({}), modern))).toEqual([]);
  });
});
