import { describe, expect, it } from 'vitest';
import { questionMarker } from '../../harness/model/marker.ts';
import type { Question } from '../../harness/model/plan.ts';
import { carryPush } from './carry-push.ts';
import { everywhere, playHonestly } from './testing/honest-hub.ts';
import { guilty, seen, where } from './testing/look.ts';
import { call, modern, pairOf, planOf, question, roundsOf } from './testing/plans.ts';
import { nonce, TraceBuilder } from './testing/trace-builder.ts';

const legacy = pairOf('11..11/http..http');

describe('carry.push', () => {
  it.each(['11..11/http..http', '06..11/stdio..http', '11..06/stdio..stdio'])(
    'holds at %s for each pushed question whose answer came back',
    (pattern) => {
      const plan = roundsOf({}, { questions: [question('Two', { answer: { action: 'decline' } })] });
      expect(seen(carryPush, playHonestly(plan, pairOf(pattern), everywhere))).toEqual(['held', 'held']);
    },
  );

  it('is broken where a question never arrives, at the push of the child', () => {
    const trace = playHonestly(planOf({}), legacy, { ...everywhere, carries: false });
    const [one, ...more] = guilty(carryPush, trace);
    expect(more).toEqual([]);
    expect(one && where(one.entry)).toBe('back to-hub alpha');
    expect(one?.actual).toBe('the child pushed it, and it never reached ann');
  });

  it.each([
    ['is swallowed', () => undefined, 'no reply reached the child'],
    ['becomes another', () => ({ action: 'decline' }), 'it got {"action":"decline"}'],
  ])('is broken where the answer %s', (_, deliver, actual) => {
    const trace = playHonestly(planOf({}), legacy, { ...everywhere, deliver });
    expect(guilty(carryPush, trace).map((one) => one.actual)).toEqual([actual]);
  });

  it('sees nothing where the child was told that it may not ask', () => {
    const plan = planOf({ asks: 'always' });
    expect(seen(carryPush, playHonestly(plan, legacy, { carries: false }))).toEqual([]);
  });

  it('sees nothing at a pair with a modern side', () => {
    expect(seen(carryPush, playHonestly(planOf({}), modern))).toEqual([]);
    expect(seen(carryPush, playHonestly(planOf({}), pairOf('11..28/stdio..http')))).toEqual([]);
  });

  describe('with a question that is answered elsewhere', () => {
    /** @param told the id under which the client hears that it is done; undefined: it does not. */
    function elsewhere(told: string | undefined) {
      const both = { elicitation: { form: {}, url: {} } };
      const asked: Question = { key: 'u', message: 'Sign in?', answer: { action: 'accept' } };
      const builder = new TraceBuilder(
        { calls: [call({ declares: both, rounds: [{ questions: [asked] }] })] },
        legacy,
      );
      const message = `Sign in? ${questionMarker(nonce, 0, 0, 0)}`;
      const params = { mode: 'url', url: 'https://example.com/', message };
      builder.clientCalls(0);
      const inner = builder.childCalled(0, 0, both);
      const push = builder.childPushes(inner, 'elicitation/create', { ...params, elicitationId: 'theirs' });
      const shown = builder.clientPushed('ann', 'elicitation/create', { ...params, elicitationId: 'shown' });
      builder.answersPush(shown, { action: 'accept' }, { call: 0, turn: 0 });
      builder.answersPush(push, { action: 'accept' }, { call: 0, turn: 0 });
      const done = (elicitationId: string) => ({
        jsonrpc: '2.0',
        method: 'notifications/elicitation/complete',
        params: { elicitationId },
      });
      builder.add('back', 'to-hub', done('theirs'));
      if (told !== undefined) builder.add('front', 'from-hub', done(told));
      return builder.trace;
    }

    it('holds where the client hears under the id that it was shown that it is done', () => {
      expect(seen(carryPush, elsewhere('shown'))).toEqual(['held', 'held']);
    });

    it.each([undefined, 'theirs'])('is broken where it hears of %s', (told) => {
      expect(seen(carryPush, elsewhere(told))).toEqual(['held', 'broken']);
    });
  });
});
