import { describe, expect, it } from 'vitest';
import { carryRefusal } from './carry-refusal.ts';
import { everywhere, playHonestly } from './testing/honest-hub.ts';
import { guilty, seen, where } from './testing/look.ts';
import { modern, pairOf, question, roundsOf } from './testing/plans.ts';

const refused = (action: 'decline' | 'cancel') =>
  roundsOf({ questions: [question('Q', { answer: { action } })] });

describe('carry.refusal', () => {
  it.each([
    ['decline', '28..28/http..http'],
    ['cancel', '28..28/stdio..stdio'],
    ['decline', '11..28/stdio..http'],
    ['cancel', '06..06/http..http'],
  ] as const)('holds for a %s at %s', (action, pattern) => {
    expect(seen(carryRefusal, playHonestly(refused(action), pairOf(pattern), everywhere))).toEqual(['held']);
  });

  it.each([
    ['decline', 'cancel'],
    ['cancel', 'decline'],
    ['decline', 'accept'],
  ] as const)('is broken where a %s arrives as %s', (given, got) => {
    const trace = playHonestly(refused(given), modern, { deliver: () => ({ action: got }) });
    expect(guilty(carryRefusal, trace)).toMatchObject([
      { expected: `the child gets a ${given}`, actual: `it got {"action":"${got}"}` },
    ]);
    expect(guilty(carryRefusal, trace).map(({ entry }) => where(entry))).toEqual(['back from-hub alpha']);
  });

  it('is broken where it never arrives, and excused in the last round', () => {
    const lose = { deliver: () => undefined };
    expect(seen(carryRefusal, playHonestly(refused('cancel'), modern, lose))).toEqual(['broken']);
    expect(seen(carryRefusal, playHonestly(refused('cancel'), modern, lose, { maxRounds: 1 }))).toEqual([]);
  });

  it('sees nothing where everything is accepted, whatever becomes of it', () => {
    const trace = playHonestly(roundsOf({}), modern, { deliver: () => ({ action: 'decline' }) });
    expect(seen(carryRefusal, trace)).toEqual([]);
  });
});
