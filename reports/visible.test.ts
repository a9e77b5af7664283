import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shorten, visible, visibleAscii, visibleJsonText, visibleLines } from './visible.ts';

/** The rule of what a hub must not let through, written apart from the code under test. */
const forbidden =
  /(?![\t\n])[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Noncharacter_Code_Point}\uFFF9-\uFFFB]/u;

const everyCharacter = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code));

/** Any code units, lone surrogates included. */
const anyText = fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units));

describe('visible', () => {
  it('leaves none of the 6,356 characters that cannot be seen', () => {
    const unseen = everyCharacter.filter((character) => forbidden.test(character));
    expect(unseen).toHaveLength(6_356);
    const survivors = unseen.filter((character) => !/^⟨U\+[0-9A-F]{4,6}⟩$/.test(visible(character)));
    expect(survivors).toEqual([]);
    expect(forbidden.test(visible(unseen.join('')))).toBe(false);
  });

  it('keeps every letter, digit, mark, punctuation and emoji', () => {
    const ink = everyCharacter.filter(
      (character) => /[\p{L}\p{N}\p{M}\p{P}\p{Emoji}]/u.test(character) && !forbidden.test(character),
    );
    expect(ink.filter((character) => visible(character) !== character)).toEqual([]);
  });

  it.each([
    ['right-to-left override', 'a\u202Eb', 'a⟨U+202E⟩b'],
    ['escape sequence', '\u001b[2K', '⟨U+001B⟩[2K'],
    ['line feed and tab', 'a\n\tb', 'a⟨U+000A⟩⟨U+0009⟩b'],
    ['lone surrogate', 'a\ud800b', 'a⟨U+D800⟩b'],
    ['tag character', '\u{E0041}', '⟨U+E0041⟩'],
    ['no-break and ideographic space', 'a\u00A0b\u3000c', 'a⟨U+00A0⟩b⟨U+3000⟩c'],
    ['blank braille pattern', '\u2800', '⟨U+2800⟩'],
    ['Hebrew, Persian and emoji', 'שלום فارسی 😀', 'שלום فارسی 😀'],
  ])('%s', (_, text, shown) => {
    expect(visible(text)).toBe(shown);
  });

  it('is done once for all: doing it again changes nothing, and no line ends in it', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = visible(text);
        expect(visible(once)).toBe(once);
        expect(forbidden.test(once)).toBe(false);
        expect(once).not.toMatch(/[\r\n\t]/);
      }),
    );
  });
});

describe('visibleLines', () => {
  it('ends lines at line feeds only', () => {
    expect(visibleLines('a\r\nb\n\nc\rd\u2028e')).toEqual(['a', 'b', '', 'c⟨U+000D⟩d⟨U+2028⟩e']);
  });
});

describe('visibleAscii', () => {
  it('writes out everything beyond ASCII', () => {
    expect(visibleAscii('añ😀\n')).toBe('a⟨U+00F1⟩⟨U+1F600⟩⟨U+000A⟩');
  });
});

describe('shorten', () => {
  it('says how long a text was, and splits no character', () => {
    expect(shorten('abc', 3)).toBe('abc');
    expect(shorten('😀😀😀', 2)).toBe('😀😀… (3 characters)');
    expect(shorten('😀😀😀', 3)).toBe('😀😀😀');
  });
});

describe('visibleJsonText', () => {
  it('means the same to a parser and holds nothing unseen', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const json = visibleJsonText(JSON.stringify({ text, [text]: [text] }, null, 2));
        expect(JSON.parse(json)).toEqual({ text, [text]: [text] });
        expect(forbidden.test(json)).toBe(false);
      }),
    );
  });
});
