import { describe, expect, it } from 'vitest';
import type { Question, Round } from '../../harness/model/plan.ts';
import type { Revision } from '../../harness/model/revision.ts';
import { callOf } from '../testing/cast.ts';
import { childRig } from '../testing/child-rig.ts';

const question = (more: Partial<Question> = {}): Question => ({
  key: 'q',
  message: '',
  answer: { action: 'silent' },
  ...more,
});

/** Everything that needs no answer of the hub has happened. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A child of a hub that has declared elicitation, in a call. */
async function rigOf(revision: Revision, rounds: Round[], more: Parameters<typeof callOf>[0] = {}) {
  const rig = childRig(revision, callOf({ rounds, ...more }));
  await rig.greet({ elicitation: {} });
  return rig;
}

describe.each<[Revision, object]>([
  ['2025-06-18', {}],
  ['2025-11-25', { mode: 'form' }],
])('a child of %s in a call', (revision, mode) => {
  it('pushes its questions round by round, and ends the call when all are answered', async () => {
    const rig = await rigOf(revision, [{ questions: [question(), question()] }, { questions: [question()] }]);
    const served = rig.call();
    await settled();
    expect(rig.deeds).toEqual(
      [0, 1].map((index) => ({
        push: {
          jsonrpc: '2.0',
          id: index + 1,
          method: 'elicitation/create',
          params: {
            ...mode,
            message: `${rig.marker}r0q${index}`,
            requestedSchema: { type: 'object', properties: { note: { type: 'string' } } },
          },
        },
        part: { call: 0, turn: 0 },
      })),
    );
    // Answers may come in any order.
    rig.actor.hear({ id: 2, result: { action: 'cancel' } });
    rig.actor.hear({ id: 1, result: { action: 'decline' } });
    await settled();
    expect(rig.deeds).toHaveLength(3);
    rig.actor.hear({ id: 3, result: { action: 'accept', content: {} } });
    await served;
    expect(rig.deeds.slice(2)).toMatchObject([
      { push: { id: 3, params: { message: `${rig.marker}r1q0` } } },
      { answer: { id: 2, result: { content: [{ text: `done ${rig.marker}` }] } } },
    ]);
    expect(rig.problems).toEqual([]);
  });

  it('takes no answer to `"1"`, to another id, or a second time for one to `1`', async () => {
    const rig = await rigOf(revision, [{ questions: [question()] }, { questions: [question()] }]);
    const served = rig.call();
    await settled();
    rig.actor.hear({ id: '1', result: { action: 'decline' } });
    rig.actor.hear({ id: 2, result: { action: 'decline' } });
    // A request or a notification is no answer, whatever its id.
    rig.actor.hear({ id: 1, method: 'ping' });
    await settled();
    expect(rig.deeds).toHaveLength(1);
    rig.actor.hear({ id: 1, result: { action: 'decline' } });
    rig.actor.hear({ id: 1, result: { action: 'decline' } });
    await settled();
    expect(rig.deeds).toHaveLength(2);
    rig.actor.hear({ id: 2, result: { action: 'decline' } });
    await served;
    expect(rig.deeds).toHaveLength(3);
  });

  it('asks no more once the hub has answered with an error, and says so', async () => {
    const rig = await rigOf(revision, [{ questions: [question()] }, { questions: [question()] }]);
    const served = rig.call();
    await settled();
    rig.actor.hear({ id: 1, error: { code: -32601, message: 'no' } });
    await served;
    expect(rig.deeds.slice(1)).toMatchObject([
      { answer: { result: { content: [{ text: `refused ${rig.marker}` }] } } },
    ]);
  });

  it('gives its fallback to a hub that has not declared it may be asked, unless it always asks', async () => {
    const rounds = [{ questions: [question()] }];
    const polite = childRig(revision, callOf({ rounds }));
    await polite.greet({ sampling: {} });
    await polite.call();
    expect(polite.deeds).toMatchObject([
      { answer: { result: { content: [{ text: `fallback ${polite.marker}` }] } } },
    ]);
    const pushy = childRig(revision, callOf({ rounds, asks: 'always' }));
    await pushy.greet({});
    const served = pushy.call();
    await settled();
    expect(pushy.deeds).toMatchObject([{ push: { method: 'elicitation/create' } }]);
    pushy.actor.hear({ id: 1, result: { action: 'decline' } });
    await served;
  });

  it('pushes other requests beside its questions, and leaves out what only a modern child says', async () => {
    const rig = await rigOf(revision, [
      {
        questions: [],
        beside: [{ key: 's', method: 'roots/list', params: {} }],
        state: 's',
        extra: { c: 3 },
      },
    ]);
    const served = rig.call();
    await settled();
    rig.actor.hear({ id: 1, result: { roots: [] } });
    await served;
    expect(rig.deeds).toMatchObject([{ push: { id: 1, method: 'roots/list' } }, { answer: { id: 2 } }]);
    expect(JSON.stringify(rig.deeds)).not.toMatch(/requestState|resultType|"c"/);
  });

  it.each([
    ['crash', [{ fail: 'crash' }]],
    ['hang', [{ fail: 'hang' }]],
    ['noise', [{ fail: 'noise' }, { answer: { id: 2 } }]],
  ] as const)('goes wrong as planned: %s', async (fault, deeds) => {
    const rig = await rigOf(revision, [{ questions: [], fault }]);
    await rig.call();
    expect(rig.deeds).toMatchObject(deeds);
    expect(rig.deeds).toHaveLength(deeds.length);
  });

  it('tells progress of its call, and nothing of one that has no token', async () => {
    const rounds = [{ questions: [], progress: { count: 1 } }];
    const told = await rigOf(revision, rounds);
    await told.call({ _meta: { progressToken: 't' } });
    expect(told.deeds[0]).toMatchObject({ push: { params: { progressToken: 't', progress: 1, total: 1 } } });
    const silent = await rigOf(revision, rounds);
    await silent.call();
    expect(silent.deeds).toMatchObject([{ answer: {} }]);
    expect([...told.problems, ...silent.problems]).toEqual([]);
  });
});

describe('a question in url mode', () => {
  const rounds = [{ questions: [question({ url: 'https://example.com/' }), question()] }];

  it('is named in 2025-11-25', async () => {
    const rig = await rigOf('2025-11-25', rounds);
    void rig.call();
    await settled();
    expect(rig.deeds).toMatchObject([
      { push: { params: { mode: 'url', url: 'https://example.com/', elicitationId: `${rig.marker}r0q0` } } },
      { push: { params: { mode: 'form' } } },
    ]);
    expect(rig.problems).toEqual([]);
  });

  it('is not asked in 2025-06-18, and leaves the other one its number', async () => {
    const rig = await rigOf('2025-06-18', rounds);
    void rig.call();
    await settled();
    expect(rig.deeds).toMatchObject([{ push: { id: 1, params: { message: `${rig.marker}r0q1` } } }]);
    expect(rig.problems).toEqual([]);
  });
});
