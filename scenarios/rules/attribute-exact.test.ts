import { describe, expect, it } from 'vitest';
import { attributeExact } from './attribute-exact.ts';
import { playHonestly } from './testing/honest-hub.ts';
import { guilty, seen, where } from './testing/look.ts';
import { modern, pairOf, planOf, question } from './testing/plans.ts';
import { inputRequired, questionParams, TraceBuilder } from './testing/trace-builder.ts';

describe('attribute.exact', () => {
  it.each(['28..28/http..http', '06..28/stdio..http'])('holds at %s in each round', (pattern) => {
    const plan = planOf({ to: 'beta', rounds: [{ questions: [question()] }, { questions: [question()] }] });
    expect(seen(attributeExact, playHonestly(plan, pairOf(pattern)))).toEqual(['held', 'held']);
  });

  it.each([
    ['nothing', (text: string) => text],
    ['another child', (text: string) => `Server "beta-name" asks:\n${text}`],
    ['a blank first', (text: string) => ` Server "alpha-name" asks:\n${text}`],
    ['other quotes', (text: string) => `Server 'alpha-name' asks:\n${text}`],
    ['small letters', (text: string) => `server "alpha-name" asks:\n${text}`],
    ['it at the end', (text: string) => `${text}\nServer "alpha-name" asks:`],
  ])('is broken where the message begins with %s', (_, write) => {
    const show = (params: object) => ({ ...params, message: write(String(Reflect.get(params, 'message'))) });
    const trace = playHonestly(planOf({}), modern, { show });
    const [one, ...more] = guilty(attributeExact, trace);
    expect(more).toEqual([]);
    expect(one?.expected).toBe('a message that begins Server "alpha-name" asks:');
    expect(one?.actual).toMatch(/^the message is "/);
    expect(one && where(one.entry)).toBe('front from-hub ann');
  });

  it('is broken where the message is no text', () => {
    const builder = new TraceBuilder(planOf({}), modern);
    const params = questionParams(question(), { call: 0, turn: 0, question: 0 }, '2026-07-28');
    const request = builder.clientCalls(0);
    builder.clientGets(request, inputRequired({ q: { ...params, message: [params.message ?? null] } }, 's'));
    expect(seen(attributeExact, builder.trace)).toEqual(['broken']);
  });

  it('sees nothing where no question of the plan was shown', () => {
    expect(seen(attributeExact, playHonestly(planOf({ declares: {} }), modern))).toEqual([]);
    const builder = new TraceBuilder(planOf({}), modern);
    const own = {
      mode: 'form',
      message: 'The hub asks',
      requestedSchema: { type: 'object', properties: {} },
    };
    builder.clientGets(builder.clientCalls(0), inputRequired({ own }, 's'));
    expect(seen(attributeExact, builder.trace)).toEqual([]);
  });
});
