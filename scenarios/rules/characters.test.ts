import { describe, expect, it } from 'vitest';
import { bidiControl, control, hiddenIn, lineEnd, numbered, unsafeIn } from './characters.ts';

const everyPoint = Array.from({ length: 0x110000 }, (_, point) => String.fromCodePoint(point));

describe('the character rule', () => {
  it('is about 6 356 code points between two letters', () => {
    const unsafe = everyPoint.filter((one) => unsafeIn(`a${one}b`).length > 0);
    expect(unsafe).toHaveLength(6356);
    expect(unsafe.filter((one) => bidiControl.test(one))).toHaveLength(12);
    expect(unsafe.filter((one) => control.test(one))).toHaveLength(63);
    expect(unsafe.filter((one) => lineEnd.test(one))).toHaveLength(6);
    expect(unsafe.filter((one) => hiddenIn(`a${one}b`).length > 0)).toHaveLength(6279);
  });

  it('is about none that a person sees', () => {
    const visible =
      '\u0600\u06dd\u070f\u08e2\u{110bd}\u{13430} \u00a0\u3000\t\n\ufffd\u05d0\u0627\u{1f600}e\u0301';
    expect(unsafeIn(visible)).toEqual([]);
  });

  it.each([
    ['ZWNJ in Persian', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u06cc\u062f'],
    ['ZWJ in Sinhala', '\u0dc1\u0dca\u200d\u0dbb\u0dd3'],
    ['an emoji family', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'],
    ['a skin tone and a profession', '\u{1f9d1}\u{1f3fd}\u200d\u{1f4bb}'],
    ['an emoji style', '\u2764\ufe0f'],
    ['a keycap', '1\ufe0f\u20e3'],
    ['the pirate flag', '\u{1f3f4}\u200d\u2620\ufe0f'],
    ['a registered ideograph', '\u845b\u{e0100}'],
    ['a Mongolian vowel separator', '\u182c\u180e\u1820'],
    ['the flag of Scotland', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
  ])('lets %s be', (_, text) => {
    expect(hiddenIn(text)).toEqual([]);
  });

  it.each([
    ['a joiner between Latin letters', 'gi\u200dthub', 1],
    ['a joiner after a blank', '\u0645 \u200c\u0645', 1],
    ['joiners side by side', '\u0645\u200c\u200c\u0645', 2],
    ['a selector behind a Latin letter', 'y\ufe0fes', 1],
    ['a second selector', '\u845b\u{e0100}\u{e0101}', 1],
    ['tags behind any emoji', '\u{1f44d}\u{e0061}\u{e0062}', 2],
    ['tags behind the flag that spell no country', '\u{1f3f4}\u{e0061}\u{e007f}', 2],
    ['half a character', 'a\ud800b', 1],
  ])('sees %s', (_, text, count) => {
    expect(hiddenIn(text)).toHaveLength(count);
  });
});

it('characters are named by their numbers, once each, the first few of them', () => {
  expect(numbered(['\u200b', '\u200b', '\u{e0041}', '\t'])).toBe('U+200B, U+E0041, U+0009');
  expect(numbered([...'abcdef'], 2)).toBe('U+0061, U+0062 and 4 more');
});
