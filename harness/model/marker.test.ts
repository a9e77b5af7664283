import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callMarker, findMarkers, questionMarker } from './marker.ts';

const nonce = fc.stringMatching(/^[0-9a-z]{6}$/);

describe('markers', () => {
  it('come back out of any text that ends where they begin', () => {
    fc.assert(
      fc.property(nonce, fc.nat(99), fc.nat(99), fc.nat(99), (start, call, turn, question) => {
        const text = `Delete 3? ${questionMarker(start, call, turn, question)}\u202c ${callMarker(start, call)} x`;
        expect(findMarkers(text)).toEqual([
          { nonce: start, call, turn, question },
          { nonce: start, call },
        ]);
      }),
    );
  });

  it('are made of letters and digits only, so that no hub has a reason to change them', () => {
    expect(questionMarker('0az9b1', 12, 3, 0)).toMatch(/^[0-9a-z]+$/);
    expect(callMarker('0az9b1', -1)).toMatch(/^[0-9a-z]+$/);
  });

  it('tell the plain call from calls of the plan', () => {
    expect(findMarkers(callMarker('abc123', -1))).toEqual([{ nonce: 'abc123', call: -1 }]);
    expect(callMarker('abc123', 0)).not.toBe(callMarker('abc123', -1));
  });

  it('are found in JSON, several at once, in order', () => {
    const text = JSON.stringify([
      questionMarker('aaaaaa', 1, 0, 0),
      { m: questionMarker('bbbbbb', 0, 10, 2) },
    ]);
    expect(findMarkers(text).map(({ nonce: start }) => start)).toEqual(['aaaaaa', 'bbbbbb']);
  });

  it.each(['', 'hp', 'hpabc12c0', 'HPABC123C0', 'hpabc123c', 'hp abc123c0'])('are not seen in %j', (text) => {
    expect(findMarkers(text)).toEqual([]);
  });
});
