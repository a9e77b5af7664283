import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { sealOpaque } from './seal-opaque.ts';
import { guilty, seen } from './testing/look.ts';
import { form, modern, question, roundsOf } from './testing/plans.ts';
import { inputRequired, questionParams, TraceBuilder } from './testing/trace-builder.ts';

const own = 'canary-of-the-child';

/** The client is given this state for a child that sent its own. */
function given(state: string, sent = own, headers: Record<string, string> = {}) {
  const builder = new TraceBuilder(roundsOf({ state: sent }), modern);
  const params = questionParams(question(), { call: 0, turn: 0, question: 0 }, '2026-07-28');
  const first = builder.clientCalls(0);
  builder.entries[first.n] = { ...first, headers };
  builder.childAnswers(builder.childCalled(0, 0, form), inputRequired({ q: params }, sent));
  builder.clientGets(first, inputRequired({ q: params }, state));
  return builder.trace;
}

const base64 = (text: string) => Buffer.from(text).toString('base64url');

describe('seal.opaque', () => {
  it('holds where nothing can be read', () => {
    expect(seen(sealOpaque, given('c2VhbGVk-and-more'))).toEqual(['held']);
    expect(seen(sealOpaque, given(base64(JSON.stringify({ round: 1 }))))).toEqual(['held']);
  });

  it.each([
    ['the child wrote', base64(JSON.stringify({ state: own })), "the child's own state"],
    ['the child wrote, beside a signature', `${base64(own)}.c2lnbmF0dXJl`, "the child's own state"],
    ['the child wrote, with something around it', `hub:1:${own}`, "the child's own state"],
    ['the client is called', base64(JSON.stringify({ sub: 'ann' })), 'who the caller is'],
    ['the client calls itself', base64('for sample'), 'who the caller is'],
    ['the client shows for itself', base64('token-of-ann'), 'who the caller is'],
  ])('is broken where one can read what %s', (_, state, what) => {
    const trace = given(state, own, { authorization: 'Bearer token-of-ann' });
    expect(guilty(sealOpaque, trace).map(({ actual }) => actual)).toEqual([`it shows ${what}`]);
  });

  it('sees nothing where the child sent a state too short to be recognised', () => {
    expect(seen(sealOpaque, given(base64('short'), 'short'))).toEqual([]);
  });

  it("does not speak of a hub that relays the child's state", () => {
    expect(seen(sealOpaque, given(own))).toEqual(['exempt']);
  });

  it('does not call a secret what the client was given before', () => {
    const builder = new TraceBuilder(roundsOf({ state: own }, { state: own }), modern);
    const params = questionParams(question(), { call: 0, turn: 0, question: 0 }, '2026-07-28');
    const first = builder.clientCalls(0);
    builder.childAnswers(builder.childCalled(0, 0, form), inputRequired({ q: params }, own));
    builder.clientGets(first, inputRequired({ q: params }, 'sealed-of-the-hub'));
    const second = builder.clientCalls(0, 1, { retry: { requestState: 'sealed-of-the-hub' } });
    builder.childAnswers(builder.childCalled(0, 1, form), inputRequired({ q: params }, 'sealed-of-the-hub'));
    builder.clientGets(second, inputRequired({ q: params }, 'sealed-of-the-hub'));
    expect(seen(sealOpaque, builder.trace)).toEqual(['held']);
  });
});
