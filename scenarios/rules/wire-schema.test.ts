import { describe, expect, it } from 'vitest';
import { allPairs, formatPair } from '../../harness/model/pair.ts';
import { everywhere, playHonestly } from './testing/honest-hub.ts';
import { guilty, seen } from './testing/look.ts';
import { form, modern, pairOf, planOf } from './testing/plans.ts';
import { complete, TraceBuilder } from './testing/trace-builder.ts';
import { wireSchema } from './wire-schema.ts';

/** One call that the hub takes to the child and back. @param answer what the client gets. */
function answering(answer: object, pair = modern) {
  const builder = new TraceBuilder(planOf({}), pair);
  const request = builder.clientCalls(0);
  builder.childAnswers(builder.childCalled(0, 0, form), { result: complete('done', pair.child) });
  builder.clientGets(request, { ...answer });
  return builder;
}

describe('wire.schema', () => {
  it.each(allPairs.map((pair) => [formatPair(pair), pair] as const))(
    'holds on both legs at %s',
    (_, pair) => {
      expect(seen(wireSchema, playHonestly(planOf({}), pair, everywhere))).toEqual(['held', 'held']);
    },
  );

  it('is broken where an answer lacks what its method asks for, and says where', () => {
    const { trace } = answering({ result: { resultType: 'complete' } });
    const [one] = guilty(wireSchema, trace);
    expect(one).toMatchObject({ expected: 'a message that is valid for 2026-07-28', at: 3 });
    expect(one?.actual).toMatch(/^at \/result.*: /);
  });

  it('is broken where what goes to the child is wrong', () => {
    const builder = answering({ result: complete('done', '2026-07-28') });
    builder.add('back', 'from-hub', { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'x' } });
    expect(guilty(wireSchema, builder.trace).map(({ entry }) => entry.side)).toContain('back');
  });

  it('is broken where a message is no JSON-RPC, and where a line is no JSON', () => {
    const wrong = answering({ result: complete('done', '2026-07-28') });
    wrong.add('front', 'from-hub', { hello: 1 });
    expect(guilty(wireSchema, wrong.trace).some(({ actual }) => actual.startsWith('at /jsonrpc'))).toBe(true);
    const noisy = answering({ result: complete('done', '2026-07-28') });
    noisy.add('front', 'from-hub', undefined, { kind: 'noise', raw: 'Listening…' });
    expect(guilty(wireSchema, noisy.trace)).toMatchObject([
      { actual: 'a line is no JSON', entry: { raw: 'Listening…' } },
    ]);
  });

  it('does not judge what the fakes send', () => {
    const builder = answering({ result: complete('done', '2026-07-28') });
    builder.add('front', 'to-hub', { nonsense: true });
    builder.add('back', 'to-hub', { nonsense: true });
    expect(seen(wireSchema, builder.trace)).toEqual(['held', 'held']);
  });

  it('judges each leg by its own revision', () => {
    const told = { result: complete('done', '2025-06-18') };
    expect(seen(wireSchema, answering(told, pairOf('06..28/http..http')).trace)).toEqual(['held', 'held']);
    expect(seen(wireSchema, answering(told, modern).trace)).toEqual(['broken']);
  });

  it("leaves it to wire.era-honest that a legacy child's result was handed on as it was", () => {
    const pair = pairOf('28..11/http..http');
    expect(seen(wireSchema, answering({ result: complete('done', pair.child) }, pair).trace)).toEqual([
      'held',
      'held',
    ]);
    expect(seen(wireSchema, answering({ result: { content: 'no' } }, pair).trace)).toContain('broken');
  });

  it('sees nothing where one leg stayed silent, or spoke in an earlier plan only', () => {
    const builder = new TraceBuilder(planOf({}), modern);
    builder.clientGets(builder.clientCalls(0), { error: { code: -32603, message: 'no' } });
    expect(seen(wireSchema, builder.trace)).toEqual([]);
    const { trace } = answering({ result: complete('done', '2026-07-28') });
    const entries = trace.entries.map((entry) =>
      entry.side === 'back' ? { ...entry, earlier: true } : entry,
    );
    expect(seen(wireSchema, { ...trace, entries })).toEqual([]);
  });

  it('finds a fault in the opening of a connection too', () => {
    const { trace } = answering({ result: complete('done', '2026-07-28') });
    const entries = trace.entries.map((entry) =>
      entry.side === 'back' && entry.direction === 'from-hub' ? { ...entry, earlier: true, body: {} } : entry,
    );
    expect(seen(wireSchema, { ...trace, entries })).toContain('broken');
  });

  it('leaves a code that the protocol has given up to wire.retired-codes', () => {
    for (const code of [-32002, -32042]) {
      const retired = answering({ error: { code, message: 'no' } });
      expect(seen(wireSchema, retired.trace)).toEqual(['held', 'held']);
    }
    expect(seen(wireSchema, answering({ error: { code: -32099, message: 'no' } }).trace)).toContain('broken');
  });

  it('does not blame a relay for what a client tried on it', () => {
    const builder = answering({ result: complete('done', '2026-07-28') });
    const tried = { requestState: 0 };
    builder.clientCalls(0, 1, { retry: tried, attack: 0 });
    builder.childCalled(0, 1, form, tried);
    expect(seen(wireSchema, builder.trace)).toEqual(['held', 'held']);
    const own = answering({ result: complete('done', '2026-07-28') });
    own.clientCalls(0, 1);
    own.childCalled(0, 1, form, tried);
    expect(seen(wireSchema, own.trace)).toContain('broken');
  });

  it('does not blame a relay for a probe either, but for what it makes of one', () => {
    const params = { _meta: {} };
    for (const [sent, saw] of [
      [params, ['held', 'held']],
      [{ ...params, more: 1 }, ['broken', 'broken']],
    ] as const) {
      const builder = answering({ result: complete('done', '2026-07-28') });
      const part = { call: -2, turn: 0, probe: 0 };
      builder.add('front', 'to-hub', { jsonrpc: '2.0', id: 1, method: 'tools/list', params }, { part });
      builder.add('back', 'from-hub', { jsonrpc: '2.0', id: 1, method: 'tools/list', params: sent });
      expect(seen(wireSchema, builder.trace).slice(0, 2)).toEqual(saw);
    }
  });
});
