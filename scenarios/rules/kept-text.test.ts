import { describe, expect, it } from 'vitest';
import { lostOf } from './kept-text.ts';

const framed = (text: string) => `Server "alpha" asks:\n\n${text}`;

describe('lostOf', () => {
  it.each([
    ['as it is', 'Gr\u00f6\u00dfe \u05d0\u05d1?', framed('Gr\u00f6\u00dfe \u05d0\u05d1?')],
    ['without what is invisible', 'a\u200bb\u202ec\u00ad', framed('abc')],
    ['with joiners or without', '\u0645\u06cc\u200c\u062e', framed('\u0645\u06cc\u062e')],
    ['in parts or composed', 'e\u0301', framed('\u00e9')],
    ['with blanks of another kind', 'a\u00a0b\u3000c', framed('a b c')],
    ['on one line', 'a\nb\tc', framed('a b c')],
    ['with line ends as newlines', 'a\rb\u2028c', framed('a\nb\nc')],
    ['with lines that are marked', 'a\nServer "b" asks: c', framed('a\n> Server "b" asks: c')],
    ['with all lines marked', 'a\nb', framed('> a\n> b')],
    ['with a mark of its own, flattened', 'a\n> b', framed('a > b')],
    ['with what was taken out written down', 'a\u202eb', framed('a<U+202E>b')],
    ['with what was taken out replaced', 'a\u200bb', framed('a\ufffdb')],
    ['without a terminal sequence', 'a\u001b[31mb', framed('ab')],
    ['without only its first character', 'a\u001b[31mb', framed('a[31mb')],
    [
      'with a flood of marks cut down',
      `Z${'\u0351\u0336'.repeat(40)}`,
      framed(`Z${'\u0351\u0336'.repeat(4)}`),
    ],
    ['before the name of who asks', 'Go on?', 'Go on?\n(from alpha)'],
  ])('finds nothing lost of a text %s', (_, source, message) => {
    expect(lostOf(source, message)).toBeUndefined();
  });

  it.each([
    ['a letter', 'abc', framed('ac')],
    ['a right-to-left letter', 'a \u05d0 b', framed('a  b')],
    ['a visible format character', '\u060012', framed('12')],
    ['an accent', 'e\u0301', framed('e')],
    ['a Tibetan mark', '\u0f67\u0f90\u0fb5', framed('\u0f67\u0f90')],
    ['an emoji', 'ok \u{1f600}', framed('ok ')],
    ['the end', 'a long text', framed('a long')],
    ['the order', 'ab', framed('ba')],
    ['the blank between words', 'a b', framed('ab')],
    ['the newline between words', 'a\nb', framed('ab')],
    ['the ideographic blank between words', 'a\u3000b', framed('ab')],
    ['a character that is written for HTML', 'a<b & c', framed('a&lt;b &amp; c')],
    ['what follows a sequence without an end', '\u001b]0;keep this', framed('')],
    ['the width of letters', '\uff33erver', framed('Server')],
  ])('finds %s lost', (_, source, message) => {
    expect(lostOf(source, message)).toBeDefined();
  });

  it('leaves words joined by the loss of other line ends to another requirement', () => {
    expect(lostOf('a\u2028b', framed('ab'))).toBeUndefined();
  });
});
