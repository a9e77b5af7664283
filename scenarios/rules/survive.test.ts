import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../harness/model/json.ts';
import { callMarker } from '../../harness/model/marker.ts';
import type { Pair } from '../../harness/model/pair.ts';
import type { Call, Plan } from '../../harness/model/plan.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { surviveCancel } from './survive-cancel.ts';
import { surviveChildCrash } from './survive-child-crash.ts';
import { surviveChildHang } from './survive-child-hang.ts';
import { surviveClientGone } from './survive-client-gone.ts';
import { surviveFlood } from './survive-flood.ts';
import { surviveLateAnswer } from './survive-late-answer.ts';
import { surviveMalformed } from './survive-malformed.ts';
import { guilty, seen } from './testing/look.ts';
import { call, modern, pairOf, question } from './testing/plans.ts';
import { complete, failure, nonce, TraceBuilder } from './testing/trace-builder.ts';

const ok = { result: complete('done', '2026-07-28') };
const no = failure(-32603);
const plain = (changes: Partial<Call> = {}): Call => call({ rounds: [], ...changes });

/** What becomes of one call: what its child answers (undefined: nothing) and what its client gets. */
interface Fate {
  readonly child?: JsonObject | undefined;
  readonly client?: JsonObject | 'gave-up' | undefined;
}

/** Plays calls one after the other. @param fence whether the plain call at the end goes through. */
function play(plan: Plan, fates: readonly Fate[], { fence = true, pair = modern } = {}): Trace {
  const builder = new TraceBuilder(plan, pair);
  for (const [index, { child, client }] of fates.entries()) {
    const request = builder.clientCalls(index);
    const inner = builder.childCalled(index, 0, { elicitation: {} });
    if (child !== undefined) builder.childAnswers(inner, child);
    if (client === undefined) continue;
    if (client === 'gave-up') {
      const { n, who, link, part } = request;
      builder.add('front', 'from-hub', undefined, {
        kind: 'gave-up',
        raw: '',
        answers: n,
        who,
        link,
        ...(part && { part }),
      });
    } else builder.clientGets(request, client);
  }
  builder.fence('ann', fence ? ok : no);
  return builder.trace;
}

const fine: Fate = { child: ok, client: ok };

describe('survive.child-crash', () => {
  const dies = call({ step: 1, rounds: [{ questions: [], fault: 'crash' }] });
  const plan: Plan = { calls: [plain(), dies, plain({ step: 2 })] };

  it('holds where the call ends with an error and one after it works', () => {
    expect(seen(surviveChildCrash, play(plan, [fine, { client: no }, fine]))).toEqual(['held']);
    expect(seen(surviveChildCrash, play(plan, [fine, { client: no }, { client: no }]))).toEqual(['held']);
  });

  it.each([
    ['no answer comes', { client: 'gave-up' as const }, 'no answer came'],
    ['it is taken for a success', { client: ok }, 'it ended with a result'],
  ])('is broken where %s', (_, fate, actual) => {
    expect(guilty(surviveChildCrash, play(plan, [fine, fate, fine]))).toMatchObject([{ actual }]);
  });

  it('is broken where nothing works after it', () => {
    const trace = play(plan, [fine, { client: no }, { client: no }], { fence: false });
    expect(guilty(surviveChildCrash, trace)).toMatchObject([{ actual: 'none of 2 that came after did' }]);
  });

  it('is broken where the hub goes with the child', () => {
    const trace = {
      ...play(plan, [fine, { client: no }, { client: no }], { fence: false }),
      hubEnded: 'exit code 1',
    };
    expect(guilty(surviveChildCrash, trace)).toMatchObject([{ actual: 'it ended: exit code 1' }]);
  });

  it('sees nothing where no child died, or nothing had worked before', () => {
    expect(seen(surviveChildCrash, play(plan, [fine, { child: ok, client: ok }, fine]))).toEqual([]);
    expect(seen(surviveChildCrash, play(plan, [{ client: no }, { client: no }, fine]))).toEqual([]);
  });
});

describe('survive.child-hang', () => {
  const hangs = call({ rounds: [{ questions: [], fault: 'hang' }] });
  const plan: Plan = { calls: [hangs, plain({ by: 'bob' })], setting: 'impatient' };

  it('holds where the call ends with an error', () => {
    expect(seen(surviveChildHang, play(plan, [{ client: no }, fine]))).toEqual(['held']);
  });

  it('is broken where it does not', () => {
    expect(guilty(surviveChildHang, play(plan, [{ client: 'gave-up' }, fine]))).toMatchObject([
      { actual: 'no answer came' },
    ]);
    expect(seen(surviveChildHang, play(plan, [{ client: ok }, fine]))).toEqual(['broken']);
  });

  it('is broken where a call beside it has to wait', () => {
    const builder = new TraceBuilder(plan, modern);
    const other = builder.clientCalls(1);
    const request = builder.clientCalls(0);
    builder.childCalled(0, 0, {});
    builder.clientGets(request, no);
    builder.clientGets(other, ok);
    expect(guilty(surviveChildHang, builder.trace)).toMatchObject([
      { actual: 'it was answered only after the call that hung had ended' },
    ]);
  });

  it('sees nothing where the hub has all the time in the world, or the child was not called', () => {
    const { setting: _, ...usual } = plan;
    expect(seen(surviveChildHang, play(usual, [{ client: 'gave-up' }, fine]))).toEqual([]);
    const builder = new TraceBuilder(plan, modern);
    builder.clientGets(builder.clientCalls(0), no);
    expect(seen(surviveChildHang, builder.trace)).toEqual([]);
  });
});

describe('survive.malformed', () => {
  const asks = { resultType: 'input_required' };
  const answering = (instead: JsonObject): Plan => ({
    calls: [call({ rounds: [{ questions: [], instead }] })],
  });

  it.each([
    ['a question without questions', asks],
    ['a list in the place of questions', { ...asks, inputRequests: [] }],
    ['a type that nobody knows', { resultType: 'later', content: [] }],
    ['nothing at all', {}],
  ])('holds where %s ends in an error, and is broken where it ends in none', (_, instead) => {
    const plan = answering(instead);
    expect(seen(surviveMalformed, play(plan, [{ child: { result: instead }, client: no }]))).toEqual([
      'held',
    ]);
    const empty = { result: complete('', '2026-07-28') };
    expect(seen(surviveMalformed, play(plan, [{ child: { result: instead }, client: empty }]))).toEqual([
      'broken',
    ]);
    expect(seen(surviveMalformed, play(plan, [{ child: { result: instead }, client: 'gave-up' }]))).toEqual([
      'broken',
    ]);
  });

  it('is broken where the client is asked what the child did not ask', () => {
    const own = { result: { ...asks, requestState: "the hub's own" } };
    expect(seen(surviveMalformed, play(answering(asks), [{ child: { result: asks }, client: own }]))).toEqual(
      ['broken'],
    );
  });

  it('does not speak of a hub that hands on what it is given', () => {
    const child = { result: asks };
    expect(seen(surviveMalformed, play(answering(asks), [{ child, client: child }]))).toEqual(['exempt']);
  });

  it('sees no fault in what is made of a result that is in order', () => {
    const good = complete('fine', '2026-07-28');
    expect(seen(surviveMalformed, play(answering(good), [{ child: { result: good }, client: ok }]))).toEqual(
      [],
    );
  });

  it('sees nothing where calls that are in order do not go through either', () => {
    const trace = play(answering(asks), [{ child: { result: asks }, client: no }], { fence: false });
    expect(seen(surviveMalformed, trace)).toEqual([]);
  });
});

describe('survive.flood', () => {
  const many = call({
    rounds: [{ questions: Array.from({ length: 100 }, (_, at) => question(`${at}`, { key: `q${at}` })) }],
  });
  const plan: Plan = { calls: [many, plain({ by: 'bob' })] };

  it('holds where it is refused or served, and others are served', () => {
    expect(seen(surviveFlood, play(plan, [{ client: no }, fine]))).toEqual(['held']);
    expect(seen(surviveFlood, play(plan, [fine, fine]))).toEqual(['held']);
  });

  it.each([
    ['it does not end', [{ client: 'gave-up' }, fine] as Fate[], 'no answer came'],
    ['others are not served', [{ client: no }, { client: no }] as Fate[], 'it ended with an error'],
  ])('is broken where %s', (_, fates, actual) => {
    expect(guilty(surviveFlood, play(plan, fates))).toMatchObject([{ actual }]);
  });

  it('counts what is large as well as what is many', () => {
    const large = call({ rounds: [{ questions: [question()], state: 's'.repeat(500_000) }] });
    const trace = play({ calls: [large, plain({ by: 'bob' })] }, [{ client: 'gave-up' }, fine]);
    expect(seen(surviveFlood, trace)).toEqual(['broken']);
  });

  it('sees nothing where nothing is too much, or nobody calls beside it', () => {
    expect(
      seen(surviveFlood, play({ calls: [call(), plain({ by: 'bob' })] }, [{ client: 'gave-up' }, fine])),
    ).toEqual([]);
    expect(seen(surviveFlood, play({ calls: [many] }, [{ client: no }]))).toEqual([]);
  });
});

describe('survive.client-gone', () => {
  const leaves = call({ step: 1, leaves: 'vanish', rounds: [{ questions: [], fault: 'late' }] });
  const plan: Plan = { calls: [plain(), leaves, plain({ step: 2 }), plain({ by: 'bob', step: 2 })] };

  it('holds where all are served afterwards', () => {
    expect(seen(surviveClientGone, play(plan, [fine, { child: ok }, fine, fine]))).toEqual(['held', 'held']);
  });

  it.each<Fate>([{ client: no }, { client: 'gave-up' }])(
    'is broken where the client is not served: %o',
    (fate) => {
      expect(seen(surviveClientGone, play(plan, [fine, {}, fate, fine]))).toEqual(['broken', 'held']);
    },
  );

  it('sees nothing where it had not been served before, or had not called', () => {
    expect(seen(surviveClientGone, play(plan, [{ client: no }, {}, { client: no }, fine]))).toEqual([]);
    const builder = new TraceBuilder(plan, modern);
    builder.clientCalls(1);
    builder.clientGets(builder.clientCalls(2), no);
    expect(seen(surviveClientGone, builder.trace)).toEqual([]);
  });
});

/** A call that is taken back at a child. @param told how the child hears of it. */
function takenBack(
  leaves: 'cancel' | 'recant',
  pair: Pair,
  then: (builder: TraceBuilder, childRequest: ReturnType<TraceBuilder['childCalled']>) => void,
  fence = true,
): Trace {
  const plan: Plan = { calls: [call({ id: 'back', leaves })] };
  const builder = new TraceBuilder(plan, pair);
  builder.clientCalls(0);
  const inner = builder.childCalled(0, 0, { elicitation: {} });
  const notice = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 'back' } };
  builder.add('front', 'to-hub', notice, { part: { call: 0, turn: 0 } });
  then(builder, inner);
  if (fence) builder.fence('ann', { result: complete('echo', pair.client) });
  return builder.trace;
}

const stdio = pairOf('11..28/stdio..stdio');

describe('survive.cancel', () => {
  const notice = (requestId: unknown) => ({
    jsonrpc: '2.0',
    method: 'notifications/cancelled',
    params: { requestId },
  });
  const idOf = ({ body }: { readonly body?: unknown }) => (body as { id: number }).id;

  it('holds where the child is told by a notice, or the exchange is broken off', () => {
    expect(
      seen(
        surviveCancel,
        takenBack('cancel', stdio, (builder, inner) => builder.add('back', 'from-hub', notice(idOf(inner)))),
      ),
    ).toEqual(['held']);
    const closed = takenBack('cancel', modern, (builder, { part }) =>
      builder.add('back', 'from-hub', undefined, { kind: 'close', raw: '', ...(part && { part }) }),
    );
    expect(seen(surviveCancel, closed)).toEqual(['held']);
  });

  it('is broken where it is told nothing, or of another request', () => {
    expect(
      seen(
        surviveCancel,
        takenBack('cancel', stdio, () => {}),
      ),
    ).toEqual(['broken']);
    const other = takenBack('cancel', stdio, (builder) => builder.add('back', 'from-hub', notice('another')));
    expect(guilty(surviveCancel, other)).toMatchObject([{ actual: 'it was told nothing' }]);
  });

  it('sees nothing where the hub serves nobody any more', () => {
    expect(
      seen(
        surviveCancel,
        takenBack('cancel', stdio, () => {}, false),
      ),
    ).toEqual([]);
  });

  it('sees nothing where the child had answered before', () => {
    const builder = new TraceBuilder({ calls: [call({ leaves: 'cancel' })] }, stdio);
    builder.clientCalls(0);
    builder.childAnswers(builder.childCalled(0, 0, {}), ok);
    builder.add('front', 'to-hub', notice('x'), { part: { call: 0, turn: 0 } });
    builder.fence();
    expect(seen(surviveCancel, builder.trace)).toEqual([]);
  });
});

describe('survive.late-answer', () => {
  const answers = (builder: TraceBuilder) =>
    builder.add(
      'front',
      'to-hub',
      { jsonrpc: '2.0', id: 7, result: { action: 'accept' } },
      { part: { call: 0, turn: 0 } },
    );
  const again = (builder: TraceBuilder) =>
    builder.add(
      'back',
      'from-hub',
      {
        jsonrpc: '2.0',
        id: 8,
        method: 'tools/call',
        params: { arguments: { marker: callMarker(nonce, 0) } },
      },
      { part: { call: 0, turn: 1 } },
    );

  it('holds where the answer of the child, or of the person, comes to nothing', () => {
    expect(
      seen(
        surviveLateAnswer,
        takenBack('cancel', modern, (builder, inner) => builder.childAnswers(inner, ok)),
      ),
    ).toEqual(['held']);
    expect(
      seen(
        surviveLateAnswer,
        takenBack('recant', stdio, (builder) => answers(builder)),
      ),
    ).toEqual(['held']);
  });

  it('is broken where the child is called with it', () => {
    const trace = takenBack('recant', stdio, (builder) => {
      answers(builder);
      again(builder);
    });
    expect(guilty(surviveLateAnswer, trace)).toMatchObject([{ actual: 'the child was called with it' }]);
  });

  it('is broken where the hub ends', () => {
    const trace = takenBack('cancel', modern, (builder, inner) => builder.childAnswers(inner, ok), false);
    expect(seen(surviveLateAnswer, { ...trace, hubEnded: 'signal SIGSEGV' })).toEqual(['broken']);
    expect(seen(surviveLateAnswer, trace)).toEqual([]);
  });

  it('sees nothing where nobody answers after that', () => {
    expect(
      seen(
        surviveLateAnswer,
        takenBack('cancel', modern, () => {}),
      ),
    ).toEqual([]);
  });
});
