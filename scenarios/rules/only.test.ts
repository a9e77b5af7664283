import { describe, expect, it } from 'vitest';
import type { Entry } from '../../harness/model/entry.ts';
import type { JsonObject } from '../../harness/model/json.ts';
import type { Plan } from '../../harness/model/plan.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { onlyClientCannotPush } from './only-client-cannot-push.ts';
import { onlyNoRoots } from './only-no-roots.ts';
import { onlyNoSmuggling } from './only-no-smuggling.ts';
import { onlyNoUnknown } from './only-no-unknown.ts';
import { onlyNothingLeft } from './only-nothing-left.ts';
import { onlyPushRefused } from './only-push-refused.ts';
import { onlyRestSurvives } from './only-rest-survives.ts';
import { onlyUndeclared } from './only-undeclared.ts';
import { everywhere, playHonestly } from './testing/honest-hub.ts';
import { guilty, seen, where } from './testing/look.ts';
import { form, modern, pairOf, planOf, question, roundsOf } from './testing/plans.ts';
import { complete, failure, inputRequired, TraceBuilder } from './testing/trace-builder.ts';

const all = ['28..28/http..http', '11..28/stdio..http', '06..11/http..stdio', '28..06/stdio..stdio'];
const sampling = { key: 'a', method: 'sampling/createMessage', params: { messages: [], maxTokens: 1 } };
const roots = { key: 'r', method: 'roots/list', params: {} };
const strange = { key: 'x', method: 'Elicitation/Create', params: { message: 'Is this a question?' } };
const beside = (...others: (typeof sampling | typeof roots | typeof strange)[]) =>
  roundsOf({ beside: others });

describe.each([
  [onlyNoRoots, beside(roots), beside(sampling)],
  [onlyNoUnknown, beside(strange), beside(sampling, roots)],
])('$requirement', (rule, wanting, other) => {
  it.each(all)('holds at %s where it is dropped, and is broken where it reaches a client', (pattern) => {
    expect(seen(rule, playHonestly(wanting, pairOf(pattern), everywhere))).toEqual(['held']);
    const trace = playHonestly(wanting, pairOf(pattern), { ...everywhere, lets: () => true });
    expect(guilty(rule, trace).map(({ entry }) => where(entry))).toEqual(['front from-hub ann']);
  });

  it('sees nothing where no child wanted it, and does not pass where nobody is served afterwards', () => {
    expect(seen(rule, playHonestly(other, modern, { lets: () => true }))).toEqual([]);
    const trace = playHonestly(wanting, modern);
    const cut = trace.entries.filter(({ part }) => part?.call !== -1);
    expect(seen(rule, { ...trace, entries: cut })).toEqual([]);
  });
});

/** One call that the child answers in its own way, and the hub in its. */
function answered(
  child: JsonObject,
  client: JsonObject,
  plan: Plan = planOf({}),
  pattern = '28..28/http..http',
): Trace {
  const builder = new TraceBuilder(plan, pairOf(pattern));
  const call = builder.clientCalls(0);
  builder.childAnswers(builder.childCalled(0, 0, form), child);
  builder.clientGets(call, client);
  builder.fence();
  return builder.trace;
}

describe('only.no-unknown', () => {
  it('is broken too where the hub takes the method for the right one', () => {
    const sent = inputRequired({ x: { method: strange.method, params: strange.params } }, 's');
    const params = { mode: 'form', message: 'Server "alpha-name" asks:\n\nIs this a question?' };
    expect(seen(onlyNoUnknown, answered(sent, inputRequired({ x: params }, 's')))).toEqual(['broken']);
  });

  it.each(['ping', 'tasks/get'])('lets %s be', (method) => {
    const plan = roundsOf({ beside: [{ key: 'p', method, params: {} }] });
    expect(
      seen(
        onlyNoUnknown,
        playHonestly(plan, pairOf('11..11/http..http'), { ...everywhere, lets: () => true }),
      ),
    ).toEqual([]);
  });
});

describe('only.nothing-left', () => {
  const wants = inputRequired({ a: { method: sampling.method, params: sampling.params } }, 's');

  it.each<[string, JsonObject]>([
    ['an error', failure(-32603)],
    ['a tool error', { result: complete('no', '2026-07-28', true) }],
  ])('holds for %s', (_, answer) => {
    expect(seen(onlyNothingLeft, answered(wants, answer))).toEqual(['held']);
  });

  it.each<[string, JsonObject]>([
    ['an empty map', { result: { resultType: 'input_required', inputRequests: {}, requestState: 's' } }],
    ['no map', inputRequired({}, 's')],
    ['an empty success', { result: { resultType: 'complete', content: [] } }],
  ])('is broken by %s', (_, answer) => {
    expect(guilty(onlyNothingLeft, answered(wants, answer))).toMatchObject([
      { expected: 'the client gets a definite error' },
    ]);
  });

  it('does not speak of a hub that passes on what nobody can declare', () => {
    const strangest = inputRequired({ x: { method: strange.method, params: {} } }, 's');
    expect(seen(onlyNothingLeft, answered(strangest, strangest))).toEqual(['exempt']);
  });

  it('sees nothing where a part of it travels, there is a question, or only a state', () => {
    expect(seen(onlyNothingLeft, answered(wants, wants))).toEqual([]);
    expect(seen(onlyNothingLeft, answered(inputRequired({}, 's'), inputRequired({}, 's')))).toEqual([]);
    expect(seen(onlyNothingLeft, playHonestly(beside(sampling), modern))).toEqual([]);
  });
});

describe('only.rest-survives', () => {
  it.each(['28..28/http..http', '11..28/stdio..http'])(
    'holds at %s where the question travels',
    (pattern) => {
      expect(seen(onlyRestSurvives, playHonestly(beside(sampling, roots), pairOf(pattern)))).toEqual([
        'held',
      ]);
    },
  );

  it('is broken where the question is refused for it', () => {
    const trace = playHonestly(beside(sampling), modern, {
      carries: false,
      announce: everywhere.announce ?? (() => form),
    });
    expect(guilty(onlyRestSurvives, trace)).toMatchObject([{ actual: 'it did not' }]);
  });

  it('is broken where the answer gets lost', () => {
    const trace = playHonestly(beside(sampling), modern, { deliver: () => undefined });
    expect(guilty(onlyRestSurvives, trace)).toMatchObject([{ actual: 'it got answers to []' }]);
  });

  it.each([
    ['there is nothing beside it', roundsOf({})],
    ['a request beside it is not even valid', beside(strange)],
    [
      'the caller declared nothing',
      planOf({ declares: {}, asks: 'always', rounds: [{ questions: [question()], beside: [sampling] }] }),
    ],
    ['the question is strange itself', roundsOf({ questions: [question('a\u202eb')], beside: [sampling] })],
  ])('sees nothing where %s', (_, plan) => {
    expect(seen(onlyRestSurvives, playHonestly(plan, modern))).toEqual([]);
  });
});

describe('only.undeclared', () => {
  const mute = planOf({ declares: {}, asks: 'always' });

  it.each(all)('holds at %s for a hub that refuses', (pattern) => {
    expect(seen(onlyUndeclared, playHonestly(mute, pairOf(pattern)))).toEqual(['held']);
  });

  it('is broken where a question reaches a client that declared none, of either era', () => {
    const asks = inputRequired({ q: { mode: 'form', message: 'x' } }, 's');
    expect(seen(onlyUndeclared, answered(asks, asks, mute))).toEqual(['broken']);
    const builder = new TraceBuilder(mute, pairOf('11..28/stdio..http'));
    builder.add('front', 'to-hub', { id: 0, method: 'initialize', params: { capabilities: { roots: {} } } });
    builder.clientPushed('ann', 'elicitation/create', { message: 'x' });
    expect(guilty(onlyUndeclared, builder.trace)).toMatchObject([{ actual: 'ann was sent one' }]);
  });

  it('is broken where sampling reaches a client that declared questions only', () => {
    const plan = planOf({ asks: 'always', rounds: [{ questions: [], beside: [sampling] }] });
    const wants = inputRequired({ a: { method: sampling.method, params: sampling.params } }, 's');
    expect(seen(onlyUndeclared, answered(wants, wants, plan))).toEqual(['broken']);
  });

  it.each(['constructor', 'vendor/ask'])('is not about %s, which nobody can declare', (method) => {
    const wants = inputRequired({ x: { method, params: {} } }, 's');
    expect(seen(onlyUndeclared, answered(wants, wants))).toEqual([]);
  });

  it('sees nothing where all of it was declared', () => {
    expect(seen(onlyUndeclared, playHonestly(planOf({}), modern))).toEqual([]);
  });
});

describe('only.push-refused', () => {
  const pushes = beside(sampling);
  const pair = '28..11/http..stdio';

  it('holds where it is answered with an error and the call ends', () => {
    const bold = planOf({ asks: 'always', rounds: [{ questions: [question()], beside: [sampling] }] });
    expect(new Set(seen(onlyPushRefused, playHonestly(bold, pairOf(pair))))).toEqual(new Set(['held']));
  });

  function pushed(reply: JsonObject | undefined, offers: JsonObject = {}, end = true): Trace {
    const builder = new TraceBuilder(planOf({}), pairOf(pair));
    const call = builder.clientCalls(0);
    const inner = builder.childCalled(0, 0, offers);
    const { body, who, link } = builder.childPushes(inner, 'sampling/createMessage', sampling.params);
    const id = (body as { id: number }).id;
    if (reply !== undefined) builder.add('back', 'from-hub', { jsonrpc: '2.0', id, ...reply }, { who, link });
    builder.childAnswers(inner, { result: complete('done', '2025-11-25') });
    if (end) builder.clientGets(call, { result: complete('done', '2026-07-28') });
    else builder.add('front', 'from-hub', undefined, { kind: 'gave-up', answers: call.n });
    return builder.trace;
  }

  it('is broken by a result, unless the hub told the child that it can do that', () => {
    expect(seen(onlyPushRefused, pushed(failure(-32601)))).toEqual(['held']);
    expect(guilty(onlyPushRefused, pushed({ result: {} }))[0]?.actual).toBe('it was answered with {}');
    expect(seen(onlyPushRefused, pushed({ result: {} }, { sampling: {} }))).toEqual([]);
  });

  it('is broken by silence, and where the call never ends', () => {
    const silent = pushed(undefined);
    expect(guilty(onlyPushRefused, silent)[0]?.actual).toBe('it was never answered');
    const gone = guilty(onlyPushRefused, silent).map(({ entry: { body: _, ...push } }): Entry => {
      return { ...push, n: 99, kind: 'close', raw: '' };
    });
    expect(seen(onlyPushRefused, { ...silent, entries: [...silent.entries, ...gone] })).toEqual([]);
    expect(guilty(onlyPushRefused, pushed(failure(-32601), {}, false))[0]?.actual).toBe('no answer came');
  });

  it('is not about what was delivered, nor about modern children', () => {
    const declared = planOf({
      declares: { elicitation: {}, sampling: {} },
      rounds: [{ questions: [question()], beside: [sampling] }],
    });
    const passes = { ...everywhere, lets: () => true };
    expect(seen(onlyPushRefused, playHonestly(declared, pairOf('11..11/http..http'), passes))).toEqual([]);
    expect(seen(onlyPushRefused, playHonestly(pushes, pairOf('11..11/http..http'), passes))).toEqual([
      'exempt',
    ]);
    expect(seen(onlyPushRefused, playHonestly(pushes, modern))).toEqual([]);
  });
});

describe('only.no-smuggling', () => {
  const pair = '28..11/http..http';
  const sent = { result: { ...complete('x', '2025-11-25'), inputRequests: {}, requestState: 'made up' } };
  const play = (client: JsonObject) => answered(sent, client, planOf({ rounds: [] }), pair);

  it.each<[string, JsonObject]>([
    ['as a result', { result: complete('x', '2026-07-28') }],
    [
      'as a result with those members',
      { result: { ...complete('x', '2026-07-28'), requestState: 'made up' } },
    ],
    ['as an error', failure(-32603)],
  ])('holds where it is served %s', (_, client) => {
    expect(seen(onlyNoSmuggling, play(client))).toEqual(['held']);
  });

  it('is broken by a question, and by a state of the hub', () => {
    expect(guilty(onlyNoSmuggling, play(inputRequired({}, 's')))).toMatchObject([
      { actual: 'the client was asked' },
    ]);
    const minted = { result: { ...complete('x', '2026-07-28'), requestState: 'sealed' } };
    expect(guilty(onlyNoSmuggling, play(minted))).toMatchObject([{ actual: 'the state is "sealed"' }]);
  });

  it('is not about plain results, nor about modern children', () => {
    const plain = { result: complete('x', '2025-11-25') };
    expect(seen(onlyNoSmuggling, answered(plain, plain, planOf({ rounds: [] }), pair))).toEqual([]);
    expect(seen(onlyNoSmuggling, answered(sent, inputRequired({}, 's')))).toEqual([]);
  });
});

describe('only.client-cannot-push', () => {
  const canary = (number: number) => `hubproof-stray-${number}`;
  const stray = { jsonrpc: '2.0', id: 9, method: 'elicitation/create', params: { message: canary(1) } };
  const response = { jsonrpc: '2.0', id: 1, result: { note: canary(2) } };
  function sent(body: JsonObject, then: (builder: TraceBuilder) => void, fence = true): Trace {
    const builder = new TraceBuilder(planOf({ rounds: [] }), modern);
    builder.add('front', 'to-hub', body);
    then(builder);
    if (fence) builder.fence();
    return builder.trace;
  }

  it.each([[stray], [response]])('holds where it reaches nobody: %j', (body) => {
    expect(
      seen(
        onlyClientCannotPush,
        sent(body, () => {}),
      ),
    ).toEqual(['held']);
    expect(
      seen(
        onlyClientCannotPush,
        sent(body, () => {}, false),
      ),
    ).toEqual([]);
  });

  it('holds where the refusal quotes it', () => {
    const refusal = { jsonrpc: '2.0', id: 9, error: { code: -32601, message: `no ${canary(1)}` } };
    expect(
      seen(
        onlyClientCannotPush,
        sent(stray, (builder) => builder.add('front', 'from-hub', refusal)),
      ),
    ).toEqual(['held']);
  });

  it('is broken where a child gets it, or another client', () => {
    const toChild = sent(stray, (builder) => builder.add('back', 'from-hub', { ...stray, id: 3 }));
    expect(guilty(onlyClientCannotPush, toChild).map(({ entry }) => where(entry))).toEqual([
      'back from-hub alpha',
    ]);
    const toBob = sent(response, (builder) => builder.add('front', 'from-hub', response, { who: 'bob' }));
    expect(guilty(onlyClientCannotPush, toBob).map(({ entry }) => where(entry))).toEqual([
      'front from-hub bob',
    ]);
  });

  it('sees nothing where nobody tried', () => {
    expect(seen(onlyClientCannotPush, playHonestly(planOf({}), modern))).toEqual([]);
  });
});
