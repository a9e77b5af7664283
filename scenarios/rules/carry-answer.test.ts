import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../harness/model/json.ts';
import { carryAnswer } from './carry-answer.ts';
import { everywhere, playHonestly } from './testing/honest-hub.ts';
import { guilty, seen, where } from './testing/look.ts';
import { form, modern, pairOf, planOf, question, roundsOf } from './testing/plans.ts';
import { complete, inputRequired, questionParams, TraceBuilder } from './testing/trace-builder.ts';

function accepting(content: JsonObject) {
  return roundsOf({ questions: [question('Q', { answer: { action: 'accept', content } })] });
}

describe('carry.answer', () => {
  it.each(['28..28/http..http', '06..28/stdio..http', '11..11/http..stdio', '28..11/stdio..http'])(
    'holds at %s for an answer that arrives as it was given',
    (pattern) => {
      const plan = accepting({
        text: '\u202e"é\u{1f600}',
        none: '',
        big: 1e21,
        small: -2.5e-7,
        list: ['a', 'b'],
      });
      expect(seen(carryAnswer, playHonestly(plan, pairOf(pattern), everywhere))).toEqual(['held']);
    },
  );

  it.each<[string, JsonObject, JsonObject | undefined]>([
    ['is changed', { n: 12.75 }, { action: 'accept', content: { n: 12 } }],
    ['turns into text', { n: 1 }, { action: 'accept', content: { n: '1' } }],
    ['loses a member', { a: 1, b: 2 }, { action: 'accept', content: { a: 1 } }],
    ['grows one', { a: 1 }, { action: 'accept', content: { a: 1, b: 2 } }],
    ['loses its content', { a: 1 }, { action: 'accept' }],
    ['turns into a refusal', { a: 1 }, { action: 'decline' }],
    ['turns into a refusal, though nothing was in it', {}, { action: 'decline', content: {} }],
    ['never arrives', { a: 1 }, undefined],
  ])('is broken where it %s', (_, content, got) => {
    const trace = playHonestly(accepting(content), modern, { deliver: () => got });
    expect(seen(carryAnswer, trace)).toEqual(['broken']);
    const [one] = guilty(carryAnswer, trace);
    expect(one && where(one.entry)).toBe(got === undefined ? 'front to-hub ann' : 'back from-hub alpha');
    expect(one?.expected).toBe(`the child gets ${JSON.stringify({ action: 'accept', content })}`);
    expect(one?.actual).toBe(
      got === undefined ? 'no answer to that question reached the child' : `it got ${JSON.stringify(got)}`,
    );
  });

  it('is broken where two answers change places', () => {
    const one = question('One', { key: 'a', answer: { action: 'accept', content: { v: 1 } } });
    const two = question('Two', { key: 'b', answer: { action: 'accept', content: { v: 2 } } });
    const swap = (answer: JsonObject): JsonObject => ({
      ...answer,
      content: { v: JSON.stringify(answer).includes('1') ? 2 : 1 },
    });
    const trace = playHonestly(roundsOf({ questions: [one, two] }), modern, { deliver: swap });
    expect(seen(carryAnswer, trace)).toEqual(['broken', 'broken']);
  });

  it('is broken where it comes under a key that the child did not ask', () => {
    const builder = new TraceBuilder(planOf({}), modern);
    const params = questionParams(question(), { call: 0, turn: 0, question: 0 }, '2026-07-28');
    const answer = { action: 'accept', content: { note: 'yes' } };
    const first = builder.clientCalls(0);
    builder.childAnswers(builder.childCalled(0, 0, form), inputRequired({ q: params }));
    builder.clientGets(first, inputRequired({ shown: params }, 's'));
    builder.clientCalls(0, 1, { retry: { inputResponses: { shown: answer }, requestState: 's' } });
    const again = builder.childCalled(0, 1, form, { inputResponses: { shown: answer } });
    builder.childAnswers(again, { result: complete('done', '2026-07-28') });
    expect(seen(carryAnswer, builder.trace)).toEqual(['broken']);
  });

  it.each([
    ['the client declined', roundsOf({ questions: [question('Q', { answer: { action: 'decline' } })] })],
    ['nothing was asked', planOf({ rounds: [] })],
    ['nobody may ask', planOf({ declares: {} })],
  ])('sees nothing where %s', (_, plan) => {
    expect(seen(carryAnswer, playHonestly(plan, modern))).toEqual([]);
  });

  it('sees nothing where the client did not answer', () => {
    const builder = new TraceBuilder(planOf({}), modern);
    const params = questionParams(question(), { call: 0, turn: 0, question: 0 }, '2026-07-28');
    const first = builder.clientCalls(0);
    builder.childAnswers(builder.childCalled(0, 0, form), inputRequired({ q: params }));
    builder.clientGets(first, inputRequired({ q: params }, 's'));
    expect(seen(carryAnswer, builder.trace)).toEqual([]);
  });

  it('lets a hub end the call with the last allowed round, and no earlier', () => {
    const lose = { deliver: () => undefined };
    expect(seen(carryAnswer, playHonestly(accepting({}), modern, lose, { maxRounds: 1 }))).toEqual([]);
    expect(seen(carryAnswer, playHonestly(accepting({}), modern, lose, { maxRounds: 2 }))).toEqual([
      'broken',
    ]);
  });
});
