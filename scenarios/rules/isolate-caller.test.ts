import { describe, expect, it } from 'vitest';
import { isolateCaller } from './isolate-caller.ts';
import { everywhere, playHonestly } from './testing/honest-hub.ts';
import { guilty, seen } from './testing/look.ts';
import { form, modern, pairOf, planOf, question, roundsOf } from './testing/plans.ts';
import { inputRequired, questionParams, TraceBuilder } from './testing/trace-builder.ts';

const both = planOf({ by: 'ann', hold: 1 }, { by: 'bob', hold: 0 });

describe('isolate.caller', () => {
  it.each(['28..28/http..http', '11..28/stdio..http', '11..06/http..stdio', '28..11/http..http'])(
    'holds at %s where each sees its own',
    (pattern) => {
      expect(seen(isolateCaller, playHonestly(both, pairOf(pattern), everywhere))).toEqual(['held', 'held']);
    },
  );

  it.each(['28..28/http..http', '11..28/stdio..http'])(
    'is broken at %s where one is shown the question of the other, at the message that shows it',
    (pattern) => {
      const trace = playHonestly(both, pairOf(pattern), { showTo: () => 'bob' });
      expect(guilty(isolateCaller, trace)).toMatchObject([
        {
          expected: "only ann is shown the question of ann's call",
          actual: 'bob was shown it too',
          entry: { side: 'front', direction: 'from-hub', who: 'bob' },
        },
      ]);
      expect(seen(isolateCaller, trace)).toEqual(['broken']);
    },
  );

  it('is broken where a question goes to everybody', () => {
    const builder = new TraceBuilder(both, pairOf('11..28/http..http'));
    const params = questionParams(question(), { call: 0, turn: 0, question: 0 }, '2025-11-25');
    for (const who of ['ann', 'bob'] as const) {
      builder.clientPushed(who, 'elicitation/create', params, { standalone: true });
    }
    expect(guilty(isolateCaller, builder.trace).map(({ entry }) => entry.who)).toEqual(['bob']);
  });

  it.each([
    ['one client calls twice', planOf({}, {})],
    ['the other calls later', planOf({ by: 'ann', step: 0 }, { by: 'bob', step: 1 })],
    ['no child asks', planOf({ by: 'ann', rounds: [] }, { by: 'bob', rounds: [] })],
  ])('sees nothing where %s', (_, plan) => {
    expect(seen(isolateCaller, playHonestly(plan, modern))).toEqual([]);
  });

  it('leaves what a thief is shown for a stolen state to the seal', () => {
    const plan = roundsOf({ attacks: [{ by: 'bob', edit: { kind: 'none' } }] });
    const builder = new TraceBuilder(plan, modern);
    const params = questionParams(question(), { call: 0, turn: 0, question: 0 }, '2026-07-28');
    const first = builder.clientCalls(0);
    builder.childAnswers(builder.childCalled(0, 0, form), inputRequired({ q: params }));
    builder.clientGets(first, inputRequired({ q: params }, 's'));
    const theft = builder.clientCalls(0, 1, { retry: { requestState: 's' }, attack: 0, by: 'bob' });
    builder.clientGets(theft, inputRequired({ q: params }, 's'));
    expect(seen(isolateCaller, builder.trace)).toEqual([]);
  });
});
