import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../harness/model/json.ts';
import { carryQuestion } from './carry-question.ts';
import { everywhere, playHonestly } from './testing/honest-hub.ts';
import { guilty, seen, where } from './testing/look.ts';
import { form, modern, pairOf, planOf, question, roundsOf } from './testing/plans.ts';
import { inputRequired, questionParams, TraceBuilder } from './testing/trace-builder.ts';

describe('carry.question', () => {
  it.each(['28..28/http..http', '11..28/stdio..http', '06..11/http..stdio', '28..06/stdio..stdio'])(
    'holds at %s for each question that the caller is shown',
    (pattern) => {
      const plan = roundsOf({}, { questions: [question(), question('Two', { key: 'b' })] });
      expect(seen(carryQuestion, playHonestly(plan, pairOf(pattern), everywhere))).toEqual([
        'held',
        'held',
        'held',
      ]);
    },
  );

  it('is broken where a question is swallowed, at the message in which the child asked it', () => {
    const plan = roundsOf({ questions: [question('Keep'), question('Lose', { key: 'b' })] });
    const show = (params: object) => (JSON.stringify(params).includes('Lose') ? undefined : { ...params });
    const trace = playHonestly(plan, modern, { show });
    expect(seen(carryQuestion, trace)).toEqual(['held', 'broken']);
    const [one] = guilty(carryQuestion, trace);
    expect(one && where(one.entry)).toBe('back to-hub alpha');
    expect(one?.expected).toMatch(/^ann is shown the question "Lose hp/);
    expect(one?.actual).toBe('the child asked it, and it never reached ann');
  });

  it('is broken where only another client is shown it', () => {
    const plan = planOf({ by: 'ann' }, { by: 'bob' });
    expect(seen(carryQuestion, playHonestly(plan, modern, { showTo: () => 'bob' }))).toEqual([
      'broken',
      'held',
    ]);
  });

  it('does not take what was shown before the child asked for an arrival', () => {
    const builder = new TraceBuilder(planOf({}), modern);
    const params = questionParams(question(), { call: 0, turn: 0, question: 0 }, '2026-07-28');
    const request = builder.clientCalls(0);
    builder.clientGets(request, inputRequired({ q: params }, 's'));
    builder.childAnswers(builder.childCalled(0, 0, form), inputRequired({ q: params }));
    expect(seen(carryQuestion, builder.trace)).toEqual(['broken']);
  });

  it.each([
    ['the caller declared nothing', planOf({ declares: {}, asks: 'always' })],
    ['the child was not told that it may ask', planOf({ asks: 'always' })],
    ['the child did not ask', planOf({ rounds: [] })],
  ])('sees nothing where %s', (_, plan) => {
    const announce = () => ({});
    expect(seen(carryQuestion, playHonestly(plan, modern, { announce }))).toEqual([]);
  });

  it('does not expect a question to travel in a mode of which the child was not told', () => {
    const both = { elicitation: { form: {}, url: {} } };
    const plan = planOf({ declares: both });
    const swallowed = (announced: JsonObject) => {
      const builder = new TraceBuilder(plan, modern);
      const { message = '' } = questionParams(question(), { call: 0, turn: 0, question: 0 }, '2026-07-28');
      const params = { message, mode: 'url', url: 'https://x.example/a', elicitationId: 'e' };
      builder.clientCalls(0);
      builder.childAnswers(builder.childCalled(0, 0, announced), inputRequired({ q: params }));
      return seen(carryQuestion, builder.trace);
    };
    expect([swallowed(both), swallowed(form)]).toEqual([['broken'], []]);
  });

  it('does not expect a question past the last round to travel', () => {
    const plan = planOf({ endless: true });
    expect(seen(carryQuestion, playHonestly(plan, modern, {}, { maxRounds: 3 }))).toEqual([
      'held',
      'held',
      'held',
    ]);
    expect(seen(carryQuestion, playHonestly(plan, modern, { cap: 2 }, { maxRounds: 3 }))).toEqual([
      'held',
      'held',
      'broken',
    ]);
  });
});
