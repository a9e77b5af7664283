import { describe, expect, it } from 'vitest';
import { member } from '../../harness/model/json.ts';
import { fold } from './fold.ts';
import { everywhere, playHonestly } from './testing/honest-hub.ts';
import { form, modern, pairOf, planOf, question, roundsOf } from './testing/plans.ts';
import {
  complete,
  failure,
  inputRequired,
  nonce,
  questionParams,
  TraceBuilder,
} from './testing/trace-builder.ts';

const here = { call: 0, turn: 0, question: 0 };

describe('fold', () => {
  it.each([
    '28..28/http..http',
    '11..28/stdio..http',
    '06..06/http..stdio',
    '28..11/http..http',
    '11..11/stdio..stdio',
  ])('finds asked, shown, given and got at %s', (pattern) => {
    const plan = roundsOf(
      { questions: [question('One', { key: 'a' }), question('Two', { key: 'b' })] },
      { questions: [question('Three', { key: 'a', answer: { action: 'decline' } })] },
    );
    const { asked, shown, given, got } = fold(playHonestly(plan, pairOf(pattern), everywhere));
    const places = [here, { ...here, question: 1 }, { ...here, turn: 1 }];
    expect(asked.map(({ place }) => place)).toEqual(places);
    expect(asked.every(({ told }) => told)).toBe(true);
    expect(shown.map(({ place }) => place)).toEqual(places);
    expect(given.map(({ place, answer }) => [place, answer.action])).toEqual([
      [places[0], 'accept'],
      [places[1], 'accept'],
      [places[2], 'decline'],
    ]);
    expect(got.map(({ place, answer }) => [place, answer.action])).toEqual([
      [places[0], 'accept'],
      [places[1], 'accept'],
      [places[2], 'decline'],
    ]);
  });

  it('reads the questions in the data of error -32042, which nobody answers', () => {
    const builder = new TraceBuilder(planOf({}), pairOf('11..11/http..http'));
    const request = builder.clientCalls(0);
    const inner = builder.childCalled(0, 0, form);
    const params = {
      mode: 'url',
      url: 'https://example.com',
      elicitationId: 'e',
      message: `Visit hp${nonce}c0r0q0`,
    };
    const error = {
      error: { code: -32042, message: 'visit', data: { elicitations: [params, 'no object'] } },
    };
    const child = builder.childAnswers(inner, error);
    const front = builder.clientGets(request, error);
    const { asked, shown, given, got } = fold(builder.trace);
    expect(asked).toEqual([
      { entry: child, key: undefined, params, place: here, told: true, modes: ['form'] },
    ]);
    expect(shown).toEqual([{ entry: front, key: undefined, params, place: here }]);
    expect([given, got]).toEqual([[], []]);
  });

  it('finds nothing in other errors, in notifications and in maps that are none', () => {
    const builder = new TraceBuilder(planOf({}), modern);
    const params = questionParams(question(), here, '2026-07-28');
    const request = builder.clientCalls(0);
    builder.clientGets(request, { error: { code: -32041, message: '', data: { elicitations: [params] } } });
    builder.clientGets(request, { error: { code: -32042, message: '', data: { elicitations: params } } });
    builder.clientGets(request, { result: { resultType: 'input_required', inputRequests: [params] } });
    builder.clientGets(request, {
      result: { inputRequests: { q: { method: 'elicitation/create', params } } },
    });
    builder.clientGets(request, inputRequired({ q: { method: 'roots/list', params } }));
    builder.add('front', 'from-hub', { jsonrpc: '2.0', method: 'elicitation/create', params });
    builder.add('front', 'from-hub', undefined, { kind: 'noise', raw: JSON.stringify(params) });
    expect(fold(builder.trace).shown).toEqual([]);
  });

  it('leaves out what an attack caused, of all but what clients were shown', () => {
    const plan = roundsOf({ state: 's', attacks: [{ edit: { kind: 'flip', at: 0, bit: 0 } }] }, {});
    const builder = new TraceBuilder(plan, modern);
    const params = (turn: number) => ({ q: questionParams(question(), { ...here, turn }, '2026-07-28') });
    const first = builder.clientCalls(0);
    builder.childAnswers(builder.childCalled(0, 0, form), inputRequired(params(0), 's'));
    builder.clientGets(first, inputRequired(params(0), 'sealed'));
    const inputResponses = { q: { action: 'accept', content: {} } };
    const attack = builder.clientCalls(0, 1, {
      retry: { inputResponses, requestState: 'tealed' },
      attack: 0,
    });
    const caused = builder.childCalled(0, 1, form, { inputResponses, requestState: 's' });
    builder.childAnswers(caused, inputRequired(params(1), 's'));
    builder.clientGets(attack, inputRequired(params(1), 'sealed'));
    const { childRequests, asked, shown, given, got } = fold(builder.trace);
    expect(childRequests.map(({ turn }) => turn)).toEqual([0]);
    expect(asked.map(({ place }) => place.turn)).toEqual([0]);
    expect(shown.map(({ place }) => place?.turn)).toEqual([0, 1]);
    expect([given, got]).toEqual([[], []]);
  });

  it('takes what a legacy child was told from its handshake, also one of an earlier plan', () => {
    const builder = new TraceBuilder(planOf({}), pairOf('11..11/http..http'));
    builder.childCalled(0, 0, { elicitation: { form: {} } });
    const { trace } = builder;
    const entries = trace.entries.map((entry) => (entry.part ? entry : { ...entry, earlier: true }));
    expect(fold({ ...trace, entries }).childRequests).toMatchObject([
      { capabilities: { elicitation: { form: {} } } },
    ]);
  });

  it('takes what a modern child was told from the envelope of each request, never from another', () => {
    const builder = new TraceBuilder(planOf({}, {}), modern);
    builder.childCalled(0, 0, form);
    builder.childCalled(1, 0, {});
    expect(fold(builder.trace).childRequests.map(({ capabilities }) => capabilities)).toEqual([form, {}]);
  });

  it('does not take a question for one it was told of where it was not', () => {
    const trace = playHonestly(planOf({ asks: 'always', declares: {} }), modern);
    expect(fold(trace).asked.map(({ told }) => told)).toEqual([false]);
  });

  it('ignores markers of another plan', () => {
    const builder = new TraceBuilder(planOf({}), modern);
    const request = builder.clientCalls(0);
    const stale = { mode: 'form', message: 'May I? hpzzzzzzc0r0q0', requestedSchema: { type: 'object' } };
    builder.childAnswers(builder.childCalled(0, 0, form), inputRequired({ q: stale }));
    builder.clientGets(request, inputRequired({ q: stale }, 's'));
    const { asked, shown } = fold(builder.trace);
    expect(asked).toEqual([]);
    expect(shown.map(({ place }) => place)).toEqual([undefined]);
  });

  it('keeps the answers of parallel calls apart, though keys and ids are the same', () => {
    const calls = [
      { by: 'ann', hold: 1, rounds: [{ questions: [question('A', { answer: { action: 'decline' } })] }] },
      { by: 'bob', hold: 0, rounds: [{ questions: [question('B', { answer: { action: 'cancel' } })] }] },
    ] as const;
    for (const pattern of ['28..28/http..http', '11..28/stdio..http', '11..11/http..http']) {
      const { given, got } = fold(playHonestly(planOf(...calls), pairOf(pattern), everywhere));
      for (const answers of [given, got]) {
        const actions = Object.fromEntries(answers.map(({ place, answer }) => [place.call, answer.action]));
        expect([pattern, actions]).toEqual([pattern, { 0: 'decline', 1: 'cancel' }]);
      }
    }
  });

  it('gives the same pushed id on two connections to two questions', () => {
    const builder = new TraceBuilder(planOf({ by: 'ann' }, { by: 'bob' }), pairOf('11..28/stdio..http'));
    const push = (who: 'ann' | 'bob', call: number) => {
      const params = questionParams(question(), { ...here, call }, '2025-11-25');
      return builder.add(
        'front',
        'from-hub',
        { jsonrpc: '2.0', id: 1, method: 'elicitation/create', params },
        { who },
      );
    };
    const [ann, bob] = [push('ann', 0), push('bob', 1)];
    builder.answersPush(bob, { action: 'cancel' }, { call: 1, turn: 0 });
    builder.answersPush(ann, { action: 'decline' }, { call: 0, turn: 0 });
    expect(fold(builder.trace).given.map(({ place, answer }) => [place.call, answer.action])).toEqual([
      [1, 'cancel'],
      [0, 'decline'],
    ]);
  });

  it('follows keys that the hub renamed toward the client', () => {
    const builder = new TraceBuilder(planOf({}), modern);
    const params = questionParams(question(), here, '2026-07-28');
    const first = builder.clientCalls(0);
    builder.childAnswers(builder.childCalled(0, 0, form), inputRequired({ q: params }));
    builder.clientGets(first, inputRequired({ 'question 1': params }, 's'));
    const answer = { action: 'accept', content: { note: 'yes' } };
    builder.clientCalls(0, 1, { retry: { inputResponses: { 'question 1': answer }, requestState: 's' } });
    const again = builder.childCalled(0, 1, form, { inputResponses: { q: answer } });
    builder.childAnswers(again, { result: complete('done', '2026-07-28') });
    const { given, got } = fold(builder.trace);
    expect(given).toMatchObject([{ key: 'question 1', place: here, answer }]);
    expect(got).toMatchObject([{ key: 'q', place: here, answer }]);
  });

  it('does not take an error that answers a pushed request for an answer', () => {
    const builder = new TraceBuilder(planOf({}), pairOf('11..11/http..http'));
    const inner = builder.childCalled(0, 0, form);
    const pushed = builder.childPushes(
      inner,
      'elicitation/create',
      questionParams(question(), here, '2025-11-25'),
    );
    const id = member(pushed.body, 'id');
    builder.add('back', 'from-hub', { jsonrpc: '2.0', id, ...failure(-32601) }, { link: pushed.link });
    expect(fold(builder.trace)).toMatchObject({ asked: [{ place: here, told: true }], got: [] });
  });

  it('is made once for a trace', () => {
    const trace = playHonestly(planOf({}), modern);
    expect(fold(trace)).toBe(fold(trace));
  });
});
