import { describe, expect, it } from 'vitest';
import { member } from '../../harness/model/json.ts';
import type { Question, Round } from '../../harness/model/plan.ts';
import { callOf } from '../testing/cast.ts';
import { childRig } from '../testing/child-rig.ts';

const question = (more: Partial<Question> = {}): Question => ({
  key: 'q',
  message: 'Why?',
  answer: { action: 'silent' },
  ...more,
});
const rigOf = (rounds: Round[], more: Parameters<typeof callOf>[0] = {}) =>
  childRig('2026-07-28', callOf({ rounds, ...more }));

describe('a modern child in a call', () => {
  it('asks with a result, and ends the call on the retry with its state', async () => {
    const rig = rigOf([{ questions: [question()], state: 'mine' }]);
    await rig.call();
    await rig.call({ requestState: 'mine', inputResponses: { q: { action: 'decline' } } });
    expect(rig.deeds).toEqual([
      {
        answer: {
          jsonrpc: '2.0',
          id: 1,
          result: {
            resultType: 'input_required',
            inputRequests: {
              q: {
                method: 'elicitation/create',
                params: {
                  mode: 'form',
                  message: `Why? ${rig.marker}r0q0`,
                  requestedSchema: { type: 'object', properties: { note: { type: 'string' } } },
                },
              },
            },
            requestState: 'mine',
          },
        },
        part: { call: 0, turn: 0 },
        status: undefined,
      },
      {
        answer: {
          jsonrpc: '2.0',
          id: 2,
          result: { content: [{ type: 'text', text: `done ${rig.marker}` }], resultType: 'complete' },
        },
        part: { call: 0, turn: 1 },
        status: undefined,
      },
    ]);
    expect(rig.problems).toEqual([]);
  });

  it.each([['other'], [undefined], [7]])(
    'refuses the state %j, and still takes its own',
    async (requestState) => {
      const rig = rigOf([{ questions: [], state: 'mine' }]);
      await rig.call();
      await rig.call(requestState === undefined ? {} : { requestState });
      await rig.call({ requestState: 'mine' });
      expect(rig.deeds.slice(1)).toMatchObject([
        { answer: { error: { code: -32602 } }, status: 200 },
        { answer: { result: { resultType: 'complete' } } },
      ]);
    },
  );

  it('gives its fallback to a hub that may not be asked, unless it always asks', async () => {
    const rounds = [{ questions: [question()] }];
    const polite = rigOf(rounds);
    await polite.call({}, { sampling: {} });
    expect(polite.deeds).toMatchObject([
      { answer: { result: { resultType: 'complete', content: [{ text: `fallback ${polite.marker}` }] } } },
    ]);
    const pushy = rigOf(rounds, { asks: 'always' });
    await pushy.call({}, {});
    expect(pushy.deeds).toMatchObject([{ answer: { result: { resultType: 'input_required' } } }]);
  });

  it('puts every planned thing into its turn: keys of any name, other requests, other members', async () => {
    const rig = rigOf([
      {
        questions: [
          question({ key: '__proto__', meta: { a: 1 }, extra: { b: 2 } }),
          question({ key: 'u', url: 'https://example.com/' }),
        ],
        beside: [{ key: 's', method: 'roots/list', params: {} }],
        extra: { c: 3 },
      },
    ]);
    await rig.call();
    const [deed] = rig.deeds;
    const result =
      deed !== undefined && 'answer' in deed ? (deed.answer.result as Record<string, object>) : {};
    expect(Object.keys(result)).toEqual(['resultType', 'inputRequests', 'c']);
    expect(Object.entries(result.inputRequests ?? {})).toMatchObject([
      ['__proto__', { params: { _meta: { a: 1 }, b: 2 } }],
      ['u', { method: 'elicitation/create' }],
      ['s', { method: 'roots/list' }],
    ]);
    // In this revision a url question has no id of its own.
    expect(member(result.inputRequests, 'u', 'params')).toEqual({
      mode: 'url',
      url: 'https://example.com/',
      message: `Why? ${rig.marker}r0q1`,
    });
    expect(rig.problems).toEqual([]);
  });

  it('repeats its last round for ever where the plan says so', async () => {
    const rig = rigOf(
      [
        { questions: [], state: 'a' },
        { questions: [], state: 'b' },
      ],
      { endless: true },
    );
    await rig.call();
    for (const requestState of ['a', 'b', 'b', 'b']) await rig.call({ requestState });
    expect(rig.deeds.map((deed) => 'answer' in deed && deed.answer.result)).toMatchObject(
      ['a', 'b', 'b', 'b', 'b'].map((requestState) => ({ resultType: 'input_required', requestState })),
    );
  });

  it('answers with the planned result or error, with its marker in it', async () => {
    const instead = rigOf([{ questions: [], instead: { x: ['{marker}'] } }]);
    await instead.call();
    expect(instead.deeds).toMatchObject([{ answer: { result: { x: [instead.marker] } } }]);
    const result = rigOf([], { ending: { result: { content: [], note: 'to {marker}' } } });
    await result.call();
    expect(result.deeds).toMatchObject([
      { answer: { result: { resultType: 'complete', content: [], note: `to ${result.marker}` } } },
    ]);
    const error = rigOf([], { ending: { error: { code: -32000, message: '{marker}' } } });
    await error.call();
    expect(error.deeds).toMatchObject([{ answer: { error: { code: -32000, message: error.marker } } }]);
  });

  it('tells progress before it answers, under the token of the request or another', async () => {
    const rounds = [
      { questions: [], state: 'a', progress: { count: 2 } },
      { questions: [], state: 'b', progress: { count: 1, token: 'x' } },
    ];
    const rig = rigOf(rounds, { asks: 'always' });
    await rig.call({ _meta: { progressToken: 0 } });
    await rig.call({ requestState: 'a' });
    const told = rig.deeds.map((deed) => ('push' in deed ? deed.push.params : 'answer'));
    expect(told).toEqual([
      { progressToken: 0, progress: 1, total: 2 },
      { progressToken: 0, progress: 2, total: 2 },
      'answer',
      { progressToken: 'x', progress: 1, total: 1 },
      'answer',
    ]);
    expect(rig.problems).toEqual([]);
  });

  it.each([
    ['crash', [{ fail: 'crash' }]],
    ['hang', [{ fail: 'hang' }]],
    ['noise', [{ fail: 'noise' }, { answer: { result: { resultType: 'input_required' } } }]],
  ] as const)('goes wrong as planned: %s', async (fault, deeds) => {
    const rig = rigOf([{ questions: [question()], fault }]);
    await rig.call();
    expect(rig.deeds).toMatchObject(deeds);
    expect(rig.deeds).toHaveLength(deeds.length);
  });

  it('keeps its first answer until the plan lets it go', async () => {
    const rig = rigOf([{ questions: [question()] }]);
    let release = () => {};
    rig.performance.arrive = () =>
      new Promise((resolve) => {
        release = resolve;
      });
    let released = 0;
    rig.performance.released = () => {
      released += rig.deeds.length;
    };
    const served = rig.call();
    expect(rig.deeds).toEqual([]);
    release();
    await served;
    // It tells the plan only when its answer is out.
    expect(released).toBe(1);
  });
});
