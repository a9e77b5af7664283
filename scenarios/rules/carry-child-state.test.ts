import { describe, expect, it } from 'vitest';
import { carryChildState } from './carry-child-state.ts';
import { everywhere, playHonestly } from './testing/honest-hub.ts';
import { guilty, seen, where } from './testing/look.ts';
import { form, modern, pairOf, planOf, question, roundsOf } from './testing/plans.ts';
import { inputRequired, questionParams, TraceBuilder } from './testing/trace-builder.ts';

describe('carry.child-state', () => {
  it.each(['', 'YWI=', '{"step":1}', ' padded ', '\u00e9\u{1f600}', '='.repeat(65_536)])(
    'holds where the child gets its state back: %.20s',
    (state) => {
      expect(seen(carryChildState, playHonestly(roundsOf({ state }, {}), modern))).toEqual(['held', 'held']);
    },
  );

  it.each<[string, string | undefined, string | undefined, string]>([
    ['trimmed', ' padded ', 'padded', 'requestState "padded"'],
    ['dropped', 's', undefined, 'no requestState came'],
    ['dropped though it is empty', '', undefined, 'no requestState came'],
    ['made up', undefined, 's', 'requestState "s"'],
    ['made up as an empty one', undefined, '', 'requestState ""'],
  ])('is broken where it is %s', (_, sent, came, actual) => {
    const plan = roundsOf(sent === undefined ? {} : { state: sent });
    const trace = playHonestly(plan, modern, { childState: () => came });
    expect(guilty(carryChildState, trace)).toMatchObject([
      {
        expected:
          sent === undefined
            ? 'no requestState, as the child sent none'
            : `the child's own requestState ${JSON.stringify(sent)}`,
        actual,
      },
    ]);
    expect(guilty(carryChildState, trace).map(({ entry }) => where(entry))).toEqual(['back from-hub alpha']);
  });

  it('looks at the state of the last round only', () => {
    const plan = roundsOf({ state: 'one' }, { state: 'two' });
    const trace = playHonestly(plan, modern, { childState: (state) => state && 'one' });
    expect(seen(carryChildState, trace)).toEqual(['held', 'broken']);
  });

  it.each([
    ['the child did not ask', planOf({ rounds: [] }), modern],
    ['the child is a legacy one', roundsOf({ state: 's' }), pairOf('28..11/http..http')],
  ])('sees nothing where %s', (_, plan, pair) => {
    expect(seen(carryChildState, playHonestly(plan, pair, everywhere))).toEqual([]);
  });

  it('does not blame a rightful retry for the round that an attack brought about', () => {
    const plan = roundsOf(
      { state: 'one', attacks: [{ edit: { kind: 'grow', text: 'A' } }] },
      { state: 'two' },
    );
    const builder = new TraceBuilder(plan, modern);
    const map = (turn: number) => ({
      q: questionParams(question(), { call: 0, turn, question: 0 }, '2026-07-28'),
    });
    const first = builder.clientCalls(0);
    builder.childAnswers(builder.childCalled(0, 0, form), inputRequired(map(0), 'one'));
    builder.clientGets(first, inputRequired(map(0), 'sealed'));
    const attack = builder.clientCalls(0, 1, { retry: { requestState: 'sealedA' }, attack: 0 });
    builder.childAnswers(
      builder.childCalled(0, 1, form, { requestState: 'one' }),
      inputRequired(map(1), 'two'),
    );
    builder.clientGets(attack, inputRequired(map(1), 'sealed'));
    builder.clientCalls(0, 1, { retry: { requestState: 'sealed' } });
    builder.childCalled(0, 2, form, { requestState: 'one' });
    expect(seen(carryChildState, builder.trace)).toEqual(['held']);
  });
});
