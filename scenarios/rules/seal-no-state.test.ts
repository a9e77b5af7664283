import { describe, expect, it } from 'vitest';
import { sealNoState } from './seal-no-state.ts';
import { playHonestly } from './testing/honest-hub.ts';
import { guilty, seen, where } from './testing/look.ts';
import { form, modern, question } from './testing/plans.ts';
import { aims, attacking } from './testing/refusals.ts';
import { complete, failure, inputRequired, questionParams, TraceBuilder } from './testing/trace-builder.ts';

const inputResponses = { q: { action: 'accept', content: { note: 'yes' } } };
const done = { result: complete('done', '2026-07-28') };

/** Answers come without a state; what the child hears then, and what the client gets. */
function stateless(
  heard: object | undefined,
  answer: object,
  { sent = { inputResponses } as object, retry = done as object } = {},
) {
  const builder = new TraceBuilder(attacking(aims.absent), modern);
  const params = questionParams(question(), { call: 0, turn: 0, question: 0 }, '2026-07-28');
  const first = builder.clientCalls(0);
  builder.childAnswers(builder.childCalled(0, 0, form), inputRequired({ q: params }, 'state of the child'));
  builder.clientGets(first, inputRequired({ q: params }, 'sealed'));
  const tried = builder.clientCalls(0, 1, { retry: { ...sent }, attack: 0 });
  if (heard !== undefined) builder.childCalled(0, 1, form, { ...heard });
  builder.clientGets(tried, { ...answer });
  const rightful = builder.clientCalls(0, 1, { retry: { inputResponses, requestState: 'sealed' } });
  builder.childCalled(0, 1, form, { inputResponses });
  builder.clientGets(rightful, { ...retry });
  return builder.trace;
}

describe('seal.no-state', () => {
  it('holds where the answers are refused, and where the call begins anew without them', () => {
    expect(seen(sealNoState, stateless(undefined, failure(-32602)))).toEqual(['held']);
    expect(seen(sealNoState, stateless({}, inputRequired({}, 'other')))).toEqual(['held']);
    expect(seen(sealNoState, stateless({ inputResponses: {} }, done))).toEqual(['held']);
  });

  it('is broken where they reach the child', () => {
    for (const answer of [done, failure(-32602)]) {
      const found = guilty(sealNoState, stateless({ inputResponses }, answer));
      expect(found.map(({ entry }) => where(entry))).toEqual(['back from-hub alpha']);
    }
  });

  it('sees nothing where no answers were sent, other states came, or the rightful retry fails too', () => {
    expect(seen(sealNoState, stateless({ inputResponses }, done, { sent: {} }))).toEqual([]);
    expect(seen(sealNoState, stateless({ inputResponses }, done, { retry: failure(-32602) }))).toEqual([]);
    expect(seen(sealNoState, playHonestly(attacking(aims.forged), modern, { opens: () => true }))).toEqual(
      [],
    );
  });

  it('does not speak of relays', () => {
    const trace = playHonestly(attacking(aims.absent), modern, { relays: true, opens: () => true });
    expect(seen(sealNoState, trace)).toEqual(['exempt']);
  });
});
