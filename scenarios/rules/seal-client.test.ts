import { describe, expect, it } from 'vitest';
import { sealClient } from './seal-client.ts';
import { playHonestly } from './testing/honest-hub.ts';
import { guilty, seen, where } from './testing/look.ts';
import { modern, roundsOf } from './testing/plans.ts';
import { complete } from './testing/trace-builder.ts';

const stolen = roundsOf({ state: 's', attacks: [{ by: 'bob', edit: { kind: 'none' } }] });

describe('seal.client', () => {
  it('holds where the other client is refused and the owner is not', () => {
    expect(seen(sealClient, playHonestly(stolen, modern))).toEqual(['held']);
    const refusal = { result: complete('not yours', '2026-07-28', true) };
    expect(seen(sealClient, playHonestly(stolen, modern, { refusal }))).toEqual(['held']);
  });

  it('is broken where the state opens for the other, at the answer to it', () => {
    const trace = playHonestly(stolen, modern, { opens: () => true });
    expect(guilty(sealClient, trace)).toMatchObject([{ expected: 'the retry is refused with an error' }]);
    expect(guilty(sealClient, trace).map(({ entry }) => where(entry))).toEqual(['front from-hub bob']);
  });

  it("is broken for a relay too, since the child cannot tell the hub's clients apart", () => {
    expect(seen(sealClient, playHonestly(stolen, modern, { relays: true, opens: () => true }))).toEqual([
      'broken',
    ]);
  });

  it.each([
    ['nobody tried', roundsOf({ state: 's' })],
    ['the owner itself did', roundsOf({ state: 's', attacks: [{ edit: { kind: 'none' } }] })],
    ['the owner tried an altered one', roundsOf({ attacks: [{ edit: { kind: 'empty' } }] })],
    ['the other tried an altered one', roundsOf({ attacks: [{ by: 'bob', edit: { kind: 'empty' } }] })],
  ])('sees nothing where %s', (_, plan) => {
    expect(seen(sealClient, playHonestly(plan, modern, { opens: () => true }))).toEqual([]);
  });
});
