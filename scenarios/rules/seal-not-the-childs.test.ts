import { describe, expect, it } from 'vitest';
import { sealNotTheChilds } from './seal-not-the-childs.ts';
import { playHonestly } from './testing/honest-hub.ts';
import { guilty, seen, where } from './testing/look.ts';
import { form, modern, pairOf, question, roundsOf } from './testing/plans.ts';
import { failure, inputRequired, questionParams, TraceBuilder } from './testing/trace-builder.ts';

/** The child sends `second` after the client was given `first`; then the client is given `then`. */
function mirrored(second: string, then: string | undefined, first = 'sealed 1', own = 'own') {
  const builder = new TraceBuilder(roundsOf({ state: own }, { state: own, mirrors: true }), modern);
  const params = questionParams(question(), { call: 0, turn: 0, question: 0 }, '2026-07-28');
  const asked = (state: string) => inputRequired({ q: params }, state);
  const begun = builder.clientCalls(0);
  builder.childAnswers(builder.childCalled(0, 0, form), asked(own));
  builder.clientGets(begun, asked(first));
  const retried = builder.clientCalls(0, 1, { retry: { requestState: first } });
  builder.childAnswers(builder.childCalled(0, 1, form, { requestState: own }), asked(second));
  builder.clientGets(retried, then === undefined ? failure(-32603) : asked(then));
  return builder.trace;
}

describe('seal.not-the-childs', () => {
  it('holds where the hub seals what the child sent, or refuses it', () => {
    expect(seen(sealNotTheChilds, mirrored('sealed 1', 'sealed 2'))).toEqual(['held']);
    expect(seen(sealNotTheChilds, mirrored('sealed 1', undefined))).toEqual(['held']);
  });

  it('is broken where the client gets what the child sent', () => {
    const found = guilty(sealNotTheChilds, mirrored('sealed 1', 'sealed 1'));
    expect(found.map(({ entry }) => where(entry))).toEqual(['front from-hub ann']);
  });

  it('sees nothing where the child sends a state of its own', () => {
    expect(seen(sealNotTheChilds, mirrored('own 2', 'own 2'))).toEqual([]);
    expect(
      seen(sealNotTheChilds, playHonestly(roundsOf({ state: 'own' }), pairOf('11..28/stdio..http'))),
    ).toEqual([]);
  });

  it('does not speak of relays, with or without something around the state', () => {
    expect(seen(sealNotTheChilds, mirrored('own', 'own', 'own'))).toEqual(['exempt']);
    expect(seen(sealNotTheChilds, mirrored('hub:own!', 'hub:own!', 'hub:own!', 'own!'))).toEqual(['exempt']);
  });
});
