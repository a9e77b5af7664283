import { describe, expect, it } from 'vitest';
import type { Attack, Edit } from '../../harness/model/plan.ts';
import { sealForged } from './seal-forged.ts';
import { playHonestly } from './testing/honest-hub.ts';
import { guilty, seen, where } from './testing/look.ts';
import { form, modern, question, roundsOf } from './testing/plans.ts';
import { complete, failure, inputRequired, questionParams, TraceBuilder } from './testing/trace-builder.ts';

const edits: Edit[] = [
  { kind: 'flip', at: 0.5, bit: 0 },
  { kind: 'cut', at: 0.9 },
  { kind: 'grow', text: 'A' },
  { kind: 'swap', at: 0.5 },
  { kind: 'respell', as: 'twice' },
  { kind: 'empty' },
];
const forging = (...attacks: Attack[]) => roundsOf({ state: 'child-state', attacks });
const all = forging(...edits.map((edit) => ({ edit })));

/** A trace up to the rightful retry, with these answers to the attack and to the retry; undefined: none. */
function answered(attack: object | undefined, retry: object | undefined, childHears = false) {
  const builder = new TraceBuilder(forging({ edit: { kind: 'empty' } }), modern);
  const params = questionParams(question(), { call: 0, turn: 0, question: 0 }, '2026-07-28');
  const first = builder.clientCalls(0);
  builder.childAnswers(builder.childCalled(0, 0, form), inputRequired({ q: params }, 'child-state'));
  builder.clientGets(first, inputRequired({ q: params }, 'sealed'));
  const tried = builder.clientCalls(0, 1, { retry: { requestState: '' }, attack: 0 });
  if (childHears) builder.childCalled(0, 1, form, { requestState: '' });
  if (attack !== undefined) builder.clientGets(tried, { ...attack });
  const rightful = builder.clientCalls(0, 1, { retry: { requestState: 'sealed' } });
  if (retry !== undefined) builder.clientGets(rightful, { ...retry });
  return builder;
}

const done = { result: complete('done', '2026-07-28') };
const toolError = { result: complete('refused', '2026-07-28', true) };

describe('seal.forged', () => {
  it('holds where every altered state is refused and the right one goes through', () => {
    expect(seen(sealForged, playHonestly(all, modern))).toEqual(edits.map(() => 'held'));
  });

  it.each(edits)('is broken where a state goes through after $kind', (edit) => {
    const trace = playHonestly(all, modern, { opens: (attack) => attack.edit.kind === edit.kind });
    expect(seen(sealForged, trace).filter((saw) => saw === 'broken')).toHaveLength(1);
    const [one] = guilty(sealForged, trace);
    expect(one?.expected).toBe('the retry is refused with an error');
    expect(one?.actual).toMatch(/^the answer is {.*done/);
    expect(one && where(one.entry)).toBe('front from-hub ann');
    expect(one?.entry.part?.attack).toBe(edits.indexOf(edit));
  });

  it('is broken where an altered state is asked the same again', () => {
    const builder = answered(inputRequired({}, 'other'), done);
    expect(seen(sealForged, builder.trace)).toEqual(['broken']);
  });

  it('takes a tool error that the hub gave by itself for a refusal, and one after the child was asked for none', () => {
    expect(seen(sealForged, answered(toolError, done).trace)).toEqual(['held']);
    expect(seen(sealForged, answered(toolError, done, true).trace)).toEqual(['broken']);
  });

  it('takes an HTTP answer without a message for what its status says', () => {
    for (const [status, saw] of [
      [400, 'held'],
      [202, 'broken'],
    ] as const) {
      const builder = answered(undefined, undefined);
      const [attack, rightful] = builder.entries.slice(-2);
      if (attack === undefined || rightful === undefined) throw new Error('nothing was tried');
      const answers = {
        kind: 'status',
        status,
        answers: attack.n,
        part: { call: 0, turn: 1, attack: 0 },
      } as const;
      builder.add('front', 'from-hub', undefined, answers);
      builder.clientGets(rightful, done);
      expect(seen(sealForged, builder.trace)).toEqual([saw]);
    }
  });

  it('is broken where the client gave up waiting', () => {
    const builder = answered(undefined, done);
    const attack = builder.entries.find(({ part }) => part?.attack === 0);
    if (attack === undefined) throw new Error('nothing was tried');
    const part = { call: 0, turn: 1, attack: 0 };
    builder.add('front', 'from-hub', undefined, { kind: 'gave-up', answers: attack.n, part });
    expect(guilty(sealForged, builder.trace)).toMatchObject([{ actual: 'no answer came' }]);
  });

  it.each([
    ['is refused', failure(-32602)],
    ['is refused with a tool error', toolError],
    ['gets no answer', undefined],
  ])('sees nothing where the rightful retry %s too', (_, retry) => {
    expect(seen(sealForged, answered(failure(-32602), retry).trace)).toEqual([]);
    expect(seen(sealForged, answered(done, retry).trace)).toEqual([]);
  });

  it('sees nothing where nothing was tried, or something else', () => {
    expect(seen(sealForged, playHonestly(forging(), modern))).toEqual([]);
    const others: Attack[] = [
      { by: 'bob', edit: { kind: 'none' } },
      { by: 'bob', edit: { kind: 'empty' } },
      { edit: { kind: 'earlier', turn: 0 } },
      { edit: { kind: 'absent' } },
      { edit: { kind: 'literal', value: 1 } },
    ];
    expect(seen(sealForged, playHonestly(forging(...others), modern, { opens: () => true }))).toEqual([]);
  });

  it("does not speak of a hub that relays the child's state", () => {
    const trace = playHonestly(forging({ edit: { kind: 'empty' } }), modern, {
      relays: true,
      opens: () => true,
    });
    expect(sealForged.look(trace)).toEqual([
      { saw: 'exempt', because: "it relays the child's own state, so it has none of its own to protect" },
    ]);
  });

  it("does not take an empty state of its own for the child's", () => {
    const builder = new TraceBuilder(roundsOf({ state: '', attacks: [{ edit: { kind: 'empty' } }] }), modern);
    const params = questionParams(question(), { call: 0, turn: 0, question: 0 }, '2026-07-28');
    const first = builder.clientCalls(0);
    builder.childAnswers(builder.childCalled(0, 0, form), inputRequired({ q: params }, ''));
    builder.clientGets(first, inputRequired({ q: params }, ''));
    builder.clientGets(builder.clientCalls(0, 1, { retry: { requestState: 'A' }, attack: 0 }), done);
    builder.clientGets(builder.clientCalls(0, 1, { retry: { requestState: '' } }), done);
    expect(seen(sealForged, builder.trace)).toEqual(['broken']);
  });
});
