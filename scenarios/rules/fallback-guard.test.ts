import { describe, expect, it } from 'vitest';
import type { Entry } from '../../harness/model/entry.ts';
import { effectText } from '../../harness/model/guard.ts';
import type { Call, Plan } from '../../harness/model/plan.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { fallbackNotWeaker } from './fallback-not-weaker.ts';
import { fallbackToken } from './fallback-token.ts';
import { guilty, seen, where } from './testing/look.ts';
import { call, modern, pairOf, question } from './testing/plans.ts';
import { complete, failure, TraceBuilder } from './testing/trace-builder.ts';

const token = `confirm-${'a'.repeat(16)}`;
const gives = `nobody can be asked: call again with ${token}`;

const guarded = (changes: Partial<Call> = {}): Call =>
  call({ declares: {}, guards: { what: 1 }, ...changes });

/** Calls one after the other; what each child says, and what its client hears in its place. */
function play(
  plan: Plan,
  says: readonly (string | undefined)[],
  hears: readonly (string | undefined)[] = says,
): Trace {
  const builder = new TraceBuilder(plan, modern);
  for (const [index, text] of says.entries()) {
    const request = builder.clientCalls(index);
    const heard = hears[index];
    if (text !== undefined) {
      const inner = builder.childCalled(index, 0, {});
      builder.childAnswers(inner, { result: complete(text, '2026-07-28') });
    }
    builder.clientGets(
      request,
      heard === undefined ? failure(-32603) : { result: complete(heard, '2026-07-28') },
    );
  }
  builder.fence();
  return builder.trace;
}

describe('fallback.token', () => {
  const plan: Plan = {
    calls: [
      guarded(),
      guarded({ step: 1, confirms: 0 }),
      guarded({ step: 2, confirms: 0, guards: { what: 2 } }),
    ],
  };
  const done = `${effectText} x`;

  it('holds where the second call takes effect, and the one with other arguments does not', () => {
    expect(seen(fallbackToken, play(plan, [gives, done, 'not confirmed x']))).toEqual(['held', 'held']);
  });

  it('is broken where the token does not reach the client', () => {
    const trace = play(
      plan,
      [gives, 'not confirmed x', 'not confirmed x'],
      ['call again', undefined, undefined],
    );
    expect(guilty(fallbackToken, trace).map(({ expected }) => expected)).toContain(
      `the client gets the token ${token}`,
    );
  });

  it.each([
    ['the second call does not take effect', [gives, 'not confirmed x', 'not confirmed x'], undefined],
    [
      'its client does not hear of it',
      [gives, done, 'not confirmed x'],
      [gives, undefined, 'not confirmed x'],
    ],
  ])('is broken where %s', (_, says, hears) => {
    expect(guilty(fallbackToken, play(plan, says, hears))).toMatchObject([
      { expected: 'the call with the token takes effect' },
    ]);
  });

  it('is broken where it is good for other arguments too', () => {
    const trace = play(plan, [gives, done, done]);
    expect(guilty(fallbackToken, trace).map(({ entry }) => where(entry))).toEqual(['back to-hub alpha']);
  });

  it('sees nothing where no token was given out, or nothing took effect', () => {
    expect(seen(fallbackToken, play(plan, ['not done', done, 'not done']))).toEqual([]);
    const other: Plan = { calls: [guarded(), guarded({ step: 1, confirms: 0, guards: { what: 2 } })] };
    expect(seen(fallbackToken, play(other, [gives, 'not confirmed x']))).toEqual([]);
  });
});

describe('fallback.not-weaker', () => {
  const plan: Plan = { calls: [guarded(), guarded({ step: 1, confirms: 0 }), guarded({ step: 2 })] };
  const done = `${effectText} x`;

  it('holds where only the call with the token takes effect', () => {
    expect(seen(fallbackNotWeaker, play(plan, [gives, done, gives]))).toEqual(['held', 'held']);
  });

  it('is broken where a call takes effect that nobody agreed to', () => {
    const trace = play(plan, [gives, done, done]);
    expect(guilty(fallbackNotWeaker, trace).map(({ entry }) => entry.part?.call)).toEqual([2]);
  });

  it('sees nothing where nothing takes effect, or nothing is guarded', () => {
    expect(seen(fallbackNotWeaker, play(plan, [gives, 'not confirmed x', gives]))).toEqual([]);
    const plain: Plan = { calls: [guarded({ rounds: [] }), guarded({ step: 1, confirms: 0 })] };
    expect(seen(fallbackNotWeaker, play({ calls: plain.calls.slice(0, 1) }, ['done x']))).toEqual([]);
  });

  /** One pushed question, its answer by the client, and then the effect. */
  function answered(answer: object, effect: string): Trace {
    const asked = question('Shall it be done?');
    const two: Plan = {
      calls: [
        guarded(),
        guarded({ step: 1, confirms: 0 }),
        call({ step: 2, guards: { what: 3 }, rounds: [{ questions: [asked] }] }),
      ],
    };
    const builder = new TraceBuilder(two, pairOf('11..11/stdio..stdio'));
    const params = {
      mode: 'form',
      message: `x ${`hpabc123c2r0q0`}`,
      requestedSchema: { type: 'object', properties: {} },
    };
    for (const [index, text] of [gives, done].entries()) {
      const request = builder.clientCalls(index);
      builder.childAnswers(builder.childCalled(index, 0, {}), { result: complete(text, '2025-11-25') });
      builder.clientGets(request, { result: complete(text, '2025-11-25') });
    }
    const request = builder.clientCalls(2);
    const inner = builder.childCalled(2, 0, { elicitation: {} });
    const pushed: Entry = builder.childPushes(inner, 'elicitation/create', params);
    const shown = builder.clientPushed('ann', 'elicitation/create', params);
    builder.answersPush(shown, { ...answer }, { call: 2, turn: 0 });
    builder.answersPush(pushed, { action: 'accept' }, inner.part);
    builder.childAnswers(inner, { result: complete(effect, '2025-11-25') });
    builder.clientGets(request, { result: complete(effect, '2025-11-25') });
    builder.fence();
    return builder.trace;
  }

  it('takes an answer that accepts for agreement, and nothing else', () => {
    expect(seen(fallbackNotWeaker, answered({ action: 'accept' }, done))).toEqual(['held']);
    expect(seen(fallbackNotWeaker, answered({ action: 'decline' }, done))).toEqual(['broken']);
    expect(seen(fallbackNotWeaker, answered({ action: 'approve' }, done))).toEqual(['broken']);
    expect(seen(fallbackNotWeaker, answered({ action: 'decline' }, 'not done x'))).toEqual(['held', 'held']);
  });
});
