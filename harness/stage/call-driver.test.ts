import { describe, expect, it } from 'vitest';
import type { ClientSession, RequestOptions } from '../../fakes/client/session.ts';
import type { Outcome } from '../../fakes/client/wire.ts';
import type { Json, JsonObject } from '../model/json.ts';
import { questionMarker } from '../model/marker.ts';
import type { Call, ClientName, Plan, Round } from '../model/plan.ts';
import { answered, entry } from '../testing/toy.ts';
import { driveCall, pushHandler } from './call-driver.ts';

const nonce = 'abc123';

interface Sent {
  readonly who: string;
  readonly method: string;
  readonly params: JsonObject;
  readonly options: RequestOptions;
}

function planOf(call: Partial<Call>): Plan {
  const rounds: Round[] = [{ questions: [{ key: 'q', message: 'Q', answer: { action: 'decline' } }] }];
  return { calls: [{ by: 'ann', to: 'alpha', step: 0, declares: {}, asks: 'allowed', rounds, ...call }] };
}

/** The hub's question of a turn, under a key of its own. */
function asking(
  turn: number,
  state?: Json,
  key = 'shown',
  marker = questionMarker(nonce, 0, turn, 0),
): Outcome {
  const params = { mode: 'form', message: `Q ${marker}`, requestedSchema: {} };
  return answered({
    resultType: 'input_required',
    inputRequests: { [key]: { method: 'elicitation/create', params } },
    ...(state !== undefined && { requestState: state }),
  });
}

const done = answered({ resultType: 'complete', content: [] });

/** Drives the first call of a plan against these answers. */
async function drive(plan: Plan, outcomes: readonly Outcome[], maxTurns = 5) {
  const sent: Sent[] = [];
  const left: string[] = [];
  const shown: string[] = [];
  const rest = [...outcomes];
  const sessionOf = async (who: ClientName): Promise<ClientSession> => {
    const session = {
      lastId: 41,
      request: async (
        method: string,
        params: JsonObject,
        _: JsonObject,
        __: number,
        options: RequestOptions,
      ) => {
        sent.push({ who, method, params, options });
        return rest.shift() ?? done;
      },
      cancel: async (id: string | number) => void left.push(`cancel ${id}`),
      vanish: async () => void left.push('vanish'),
      wire: { closed: false },
    };
    // The driver uses these members of a session alone.
    return session as unknown as ClientSession;
  };
  const [call] = plan.calls;
  if (call === undefined) throw new Error('the plan has no call');
  await driveCall(plan, nonce, {
    call,
    index: 0,
    maxTurns,
    deadline: 1,
    taken: Promise.resolve(),
    invocation: (attack) => ({
      method: attack?.method ?? 'tools/call',
      params: { name: attack?.tool ?? 'ask' },
    }),
    sessionOf,
    shown: (state) => void shown.push(state),
    ended: () => {},
  });
  return { sent, left, shown };
}

const partsOf = (sent: readonly Sent[]) => sent.map(({ options }) => options.part);

describe('driveCall', () => {
  it('answers under the keys that were shown, brings the state back, and stops at a result', async () => {
    const { sent } = await drive(planOf({}), [asking(0, 'sealed'), done]);
    expect(sent.map(({ params }) => params)).toEqual([
      { name: 'ask' },
      { name: 'ask', inputResponses: { shown: { action: 'decline' } }, requestState: 'sealed' },
    ]);
    expect(partsOf(sent)).toEqual([
      { call: 0, turn: 0 },
      { call: 0, turn: 1 },
    ]);
  });

  it('gives an answer of the last round only', async () => {
    const rounds: Round[] = ['decline', 'cancel'].map((action) => ({
      questions: [{ key: 'q', message: 'Q', answer: { action: action as 'decline' } }],
    }));
    const { sent } = await drive(planOf({ rounds }), [asking(0, 'one', 'a'), asking(1, 'two', 'b'), done]);
    expect(sent.at(-1)?.params).toEqual({
      name: 'ask',
      inputResponses: { b: { action: 'cancel' } },
      requestState: 'two',
    });
  });

  it.each([
    ['of another plan', questionMarker('zzzzzz', 0, 0, 0)],
    ['of another call', questionMarker(nonce, 1, 0, 0)],
    ['that was not planned', questionMarker(nonce, 0, 0, 7)],
    ['without a marker', ''],
  ])('does not answer a question %s', async (_, marker) => {
    const { sent } = await drive(planOf({}), [asking(0, 'sealed', 'q', marker), done]);
    expect(sent.at(-1)?.params).toEqual({ name: 'ask', requestState: 'sealed' });
    // Where there is no state either, nothing is left to retry with.
    expect((await drive(planOf({}), [asking(0, undefined, 'q', marker)])).sent).toHaveLength(1);
  });

  it('leaves out an answer that nobody gives, and adds those that were not asked for', async () => {
    const silent: Round = { questions: [{ key: 'q', message: '', answer: { action: 'silent' } }] };
    const plain = await drive(planOf({ rounds: [silent] }), [asking(0, 's'), done]);
    expect(plain.sent.at(-1)?.params).toEqual({ name: 'ask', requestState: 's' });
    const unasked = { other: { action: 'cancel' } };
    const more = await drive(planOf({ rounds: [{ ...silent, unasked }] }), [asking(0, 's'), done]);
    expect(more.sent.at(-1)?.params).toEqual({ name: 'ask', inputResponses: unasked, requestState: 's' });
  });

  it('tries every attack before the rightful retry, marked as such', async () => {
    const attacks = [
      { edit: { kind: 'grow', text: 'A' } },
      { by: 'bob', edit: { kind: 'none' } },
      { edit: { kind: 'absent' } },
      { edit: { kind: 'literal', value: 7 } },
    ] as const;
    const [round] = planOf({}).calls[0]?.rounds ?? [];
    const plan = planOf({ rounds: [{ questions: [], ...round, attacks }] });
    const { sent } = await drive(plan, [asking(0, 'sealed'), done, done, done, done, done]);
    expect(sent.map(({ who, params, options }) => [who, params.requestState, options.part?.attack])).toEqual([
      ['ann', undefined, undefined],
      ['ann', 'sealedA', 0],
      ['bob', 'sealed', 1],
      ['ann', undefined, 2],
      ['ann', 7, 3],
      ['ann', 'sealed', undefined],
    ]);
    expect(sent.slice(1).every(({ params }) => 'inputResponses' in params)).toBe(true);
    expect(sent.slice(1).every(({ options }) => options.part?.turn === 1)).toBe(true);
  });

  it('presents the state of an earlier turn', async () => {
    const [round] = planOf({}).calls[0]?.rounds ?? [];
    const attacked = { questions: [], ...round, attacks: [{ edit: { kind: 'earlier', turn: 0 } as const }] };
    const plan = planOf({ rounds: [{ questions: [], ...round }, attacked] });
    const { sent, shown } = await drive(plan, [asking(0, 'one'), asking(1, 'two'), done, done]);
    expect(sent.map(({ params }) => params.requestState)).toEqual([undefined, 'one', 'one', 'two']);
    expect(shown).toEqual(['one', 'two']);
  });

  it('attacks nothing where there is no state to attack', async () => {
    const [round] = planOf({}).calls[0]?.rounds ?? [];
    const plan = planOf({ rounds: [{ questions: [], ...round, attacks: [{ edit: { kind: 'empty' } }] }] });
    const { sent } = await drive(plan, [asking(0), done]);
    expect(sent.map(({ options }) => options.part?.attack)).toEqual([undefined, undefined]);
  });

  it('does not answer for ever', async () => {
    const { sent } = await drive(planOf({ endless: true }), Array(20).fill(asking(0, 's')), 4);
    expect(sent).toHaveLength(4);
  });

  it('stops at whatever is no question', async () => {
    const others: Outcome[] = [
      { kind: 'error', entry: entry(0, {}), error: {} },
      { kind: 'status', entry: entry(0, {}) },
      { kind: 'gave-up', entry: entry(0, {}) },
      answered({ inputRequests: {}, requestState: 's' }),
      { kind: 'result', entry: entry(0, {}), result: null },
    ];
    for (const outcome of others) expect((await drive(planOf({}), [outcome])).sent).toHaveLength(1);
  });

  it('uses the id of the plan for the first request only', async () => {
    const { sent } = await drive(planOf({ id: 'mine' }), [asking(0, 's'), done]);
    expect(sent.map(({ options }) => options.id)).toEqual(['mine', undefined]);
  });

  it.each([
    ['abandon', []],
    ['cancel', ['cancel 41']],
    ['vanish', ['vanish']],
  ] as const)('does not come back after it leaves: %s', async (leaves, expected) => {
    const { sent, left } = await drive(planOf({ leaves }), [asking(0, 's'), done]);
    expect([sent.length, left]).toEqual([1, expected]);
  });
});

describe('pushHandler', () => {
  /** What a client sends back for a pushed request. */
  function pushed(plan: Plan, who: ClientName, method: string, marker = questionMarker(nonce, 0, 0, 0)) {
    const replies: unknown[][] = [];
    const session = {
      answer: async (_: unknown, ...rest: unknown[]) => void replies.push(rest),
      refuse: async () => void replies.push(['refused']),
    };
    const body = { jsonrpc: '2.0', id: 1, method, params: { message: `Q ${marker}` } };
    pushHandler(plan, nonce, who, () => session as unknown as ClientSession)(entry(0, body), body);
    return replies;
  }

  it('answers its own question as planned, and says which it was', () => {
    expect(pushed(planOf({}), 'ann', 'elicitation/create')).toEqual([
      [{ action: 'decline' }, { call: 0, turn: 0 }],
    ]);
  });

  it("keeps silent at another client's, at those of other plans, and where the plan says so", () => {
    expect(pushed(planOf({}), 'bob', 'elicitation/create')).toEqual([]);
    expect(pushed(planOf({}), 'ann', 'elicitation/create', questionMarker('zzzzzz', 0, 0, 0))).toEqual([]);
    expect(pushed(planOf({}), 'ann', 'elicitation/create', questionMarker(nonce, 0, 3, 0))).toEqual([]);
    const rounds: Round[] = [{ questions: [{ key: 'q', message: '', answer: { action: 'silent' } }] }];
    expect(pushed(planOf({ rounds }), 'ann', 'elicitation/create')).toEqual([]);
  });

  it.each(['sampling/createMessage', 'roots/list', 'ping'])('answers %s, so that nothing hangs', (method) => {
    expect(pushed(planOf({}), 'ann', method)).toHaveLength(1);
  });

  it('refuses other methods, so that nothing hangs', () => {
    expect(pushed(planOf({}), 'ann', 'tools/list')).toEqual([['refused']]);
  });
});
