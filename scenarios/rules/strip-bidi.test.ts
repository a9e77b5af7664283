import { describe, expect, it } from 'vitest';
import { stripBidi } from './strip-bidi.ts';
import { playHonestly } from './testing/honest-hub.ts';
import { guilty, seen, where } from './testing/look.ts';
import { modern, pairOf, question, roundsOf } from './testing/plans.ts';

const controls = [
  ...['\u061c', '\u200e', '\u200f'],
  ...['\u202a', '\u202b', '\u202c', '\u202d', '\u202e'],
  ...['\u2066', '\u2067', '\u2068', '\u2069'],
];
const saying = (message: string) => roundsOf({ questions: [question(message)] });
const asItIs = { show: (params: object) => ({ ...params }) };

describe('strip.bidi', () => {
  it.each(['28..28/http..http', '11..28/stdio..http'])('holds at %s where they are gone', (pattern) => {
    expect(seen(stripBidi, playHonestly(saying(controls.join('x')), pairOf(pattern)))).toEqual(['held']);
  });

  it.each(controls)('is broken where %j is left', (control) => {
    const trace = playHonestly(saying(`a${control}b`), modern, asItIs);
    const [one, ...more] = guilty(stripBidi, trace);
    expect(more).toEqual([]);
    expect(one?.expected).toBe('a message without bidirectional controls');
    expect(one?.actual).toContain(control);
    expect(one && where(one.entry)).toBe('front from-hub ann');
  });

  it.each(['Plain', '\u05d0\u05d1 \u0627', 'a\u200bb\u200d', 'é\u{1f600}'])(
    'sees nothing in text that holds none: %s',
    (message) => {
      expect(seen(stripBidi, playHonestly(saying(message), modern, asItIs))).toEqual([]);
    },
  );

  it('sees nothing where the question as a whole was refused', () => {
    expect(seen(stripBidi, playHonestly(saying('\u202e'), modern, { carries: false }))).toEqual([]);
  });

  it('does not excuse one that the hub put in itself', () => {
    const show = (params: object) => ({ ...params, message: `\u2068${Reflect.get(params, 'message')}` });
    expect(seen(stripBidi, playHonestly(saying('\u202e'), modern, { show }))).toEqual(['broken']);
  });
});
