import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../harness/model/json.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { metaNoModernOnLegacy } from './meta-no-modern-on-legacy.ts';
import { metaOwnEnvelope } from './meta-own-envelope.ts';
import { metaProgressToken } from './meta-progress-token.ts';
import { metaReserved } from './meta-reserved.ts';
import { playHonestly } from './testing/honest-hub.ts';
import { guilty, seen, where } from './testing/look.ts';
import { form, modern, pairOf, planOf, question, roundsOf } from './testing/plans.ts';
import { complete, failure, inputRequired, TraceBuilder } from './testing/trace-builder.ts';

describe('meta.reserved', () => {
  function ending(sent: JsonObject, came: JsonObject, pair = modern): Trace {
    const builder = new TraceBuilder(planOf({ rounds: [] }), pair);
    const call = builder.clientCalls(0);
    builder.childAnswers(builder.childCalled(0, 0, form), {
      result: { ...complete('x', pair.child), _meta: sent },
    });
    builder.clientGets(call, { result: { ...complete('x', pair.client), _meta: came } });
    return builder.trace;
  }
  const serverInfo = 'io.modelcontextprotocol/serverInfo';

  it.each([
    ['nothing of it', {}],
    ["the hub's own value", { [serverInfo]: { name: 'hub', version: '1' } }],
    ['keys of others', { 'com.example.mcp/trace': 1 }],
  ])('holds where the client gets %s', (_, came) => {
    const sent = { [serverInfo]: { name: 'child', version: '1' }, 'com.example.mcp/trace': 1 };
    expect(seen(metaReserved, ending(sent, came))).toEqual(['held']);
  });

  it.each([serverInfo, 'io.modelcontextprotocol/yet-to-come', 'com.mcp.tools/x', 'dev.mcp/x'])(
    'is broken where %s comes as the child set it',
    (key) => {
      const [one] = guilty(metaReserved, ending({ [key]: 'canary' }, { [key]: 'canary' }));
      expect(one?.actual).toBe(`_meta carries ${JSON.stringify({ [key]: 'canary' })}`);
    },
  );

  it.each(['com.example.mcp/x', 'mcp/x', 'example.com/x', 'progressToken'])('is not about %s', (key) => {
    expect(seen(metaReserved, ending({ [key]: 1 }, { [key]: 1 }))).toEqual([]);
  });

  it('is not about legacy clients, nor about what failed', () => {
    const legacy = pairOf('11..28/stdio..http');
    expect(seen(metaReserved, ending({ [serverInfo]: 1 }, { [serverInfo]: 1 }, legacy))).toEqual([]);
  });
});

describe('meta.progress-token', () => {
  const plan = planOf(
    { progressToken: 'one' },
    { to: 'beta', progressToken: 'two', rounds: [{ questions: [], progress: { count: 1, token: 'one' } }] },
  );
  const notice = (progressToken: string) => ({
    jsonrpc: '2.0',
    method: 'notifications/progress',
    params: { progressToken, progress: 1 },
  });
  function told(arrives: readonly string[], from: 'alpha' | 'beta' = 'beta', fence = true): Trace {
    const builder = new TraceBuilder(plan, modern);
    const part = { call: from === 'beta' ? 1 : 0, turn: 0 };
    builder.add('back', 'to-hub', notice('one'), { who: from, part });
    for (const token of arrives) builder.add('front', 'from-hub', notice(token));
    if (fence) builder.fence();
    return builder.trace;
  }

  it('holds where none arrives, or only under the token of its own call', () => {
    expect(seen(metaProgressToken, told([]))).toEqual(['held']);
    expect(seen(metaProgressToken, told(['two']))).toEqual(['held']);
  });

  it('is broken where it arrives on the call of another child', () => {
    const [one] = guilty(metaProgressToken, told(['one']));
    expect(one?.actual).toBe('progress came under its token "one"');
    expect(one && where(one.entry)).toBe('front from-hub ann');
  });

  it('sees nothing where the child itself told it, nobody did, or nobody was served afterwards', () => {
    expect(seen(metaProgressToken, told(['one'], 'alpha'))).toEqual([]);
    expect(seen(metaProgressToken, told([], 'beta', false))).toEqual([]);
    expect(seen(metaProgressToken, playHonestly(planOf({}), modern))).toEqual([]);
  });
});

describe('meta.own-envelope', () => {
  const call = roundsOf({});
  const spoilt = (trace: Trace, _meta: JsonObject): Trace => ({
    ...trace,
    entries: trace.entries.map((entry) =>
      entry.side === 'back' && entry.direction === 'from-hub' && entry.part !== undefined
        ? { ...entry, body: { method: 'tools/call', params: { _meta } } }
        : entry,
    ),
  });
  const info = 'io.modelcontextprotocol/clientInfo';

  it.each(['28..28/http..http', '11..28/stdio..http', '28..06/http..stdio', '11..11/http..http'])(
    'holds at %s for a hub that speaks for itself',
    (pattern) => {
      const trace = playHonestly(call, pairOf(pattern));
      const own = { [info]: { name: 'hub', version: '1' } };
      const legacy = trace.pair.child !== '2026-07-28';
      const verdicts = new Set(seen(metaOwnEnvelope, spoilt(trace, legacy ? { progressToken: 1 } : own)));
      expect([...verdicts]).toEqual(['held']);
    },
  );

  it('is broken where the client is introduced to the child', () => {
    const trace = spoilt(playHonestly(call, modern), { [info]: { name: 'sample', version: '1' } });
    expect(guilty(metaOwnEnvelope, trace)[0]?.actual).toContain('it introduces its client');
  });

  it('is broken where a legacy child sees a key of the modern revision, not where it is its own', () => {
    const trace = playHonestly(call, pairOf('28..11/http..http'));
    const key = 'io.modelcontextprotocol/clientCapabilities';
    expect(guilty(metaOwnEnvelope, spoilt(trace, { [key]: {} }))[0]?.actual).toBe(`it sees ["${key}"]`);
    const task = { 'io.modelcontextprotocol/related-task': { taskId: '1' } };
    expect(seen(metaOwnEnvelope, spoilt(trace, task))).not.toContain('broken');
  });

  it('sees nothing where no child was called', () => {
    expect(seen(metaOwnEnvelope, new TraceBuilder(call, modern).trace)).toEqual([]);
  });
});

describe('meta.no-modern-on-legacy', () => {
  const state = 'the state of the child';
  function answered(
    answer: JsonObject,
    pattern = '11..28/http..http',
    sent = inputRequired({ q: { method: 'roots/list', params: {} } }, state),
  ): Trace {
    const builder = new TraceBuilder(roundsOf({}), pairOf(pattern));
    const call = builder.clientCalls(0);
    builder.childAnswers(builder.childCalled(0, 0, {}), sent);
    builder.clientGets(call, answer);
    return builder.trace;
  }

  it('holds for an error, and for a result of its own revision', () => {
    expect(seen(metaNoModernOnLegacy, answered(failure(-32603, 'it answered input_required')))).toEqual([
      'held',
    ]);
    expect(seen(metaNoModernOnLegacy, answered({ result: complete('no', '2025-11-25', true) }))).toEqual([
      'held',
    ]);
  });

  it.each<[string, JsonObject]>([
    ['the type', { result: { resultType: 'input_required' } }],
    ['the map', { result: { content: [], inputRequests: {} } }],
    ['a state', { result: { content: [], requestState: 'sealed' } }],
    ["the child's state in a text", { error: { code: -32603, message: `from ${state}` } }],
  ])('is broken by %s', (_, answer) => {
    expect(seen(metaNoModernOnLegacy, answered(answer))).toEqual(['broken']);
  });

  it('is not about other pairs, or results that ask nothing', () => {
    const asks = inputRequired({}, state);
    expect(seen(metaNoModernOnLegacy, answered(asks, '28..28/http..http'))).toEqual([]);
    const done = { result: complete('done', '2026-07-28') };
    expect(seen(metaNoModernOnLegacy, answered(done, '11..28/http..http', done as never))).toEqual([]);
  });

  it('says of an honest hub that it holds, also where the question is pushed', () => {
    const plan = roundsOf({ questions: [question()], state });
    expect(seen(metaNoModernOnLegacy, playHonestly(plan, pairOf('11..28/stdio..http')))).toContain('held');
  });
});
