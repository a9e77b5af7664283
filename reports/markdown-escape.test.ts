import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fenced, markdownText } from './markdown-escape.ts';

describe('markdownText', () => {
  it.each([
    ['a | b', 'a \\| b'],
    ['`code` <b>', '\\`code\\` \\<b\\>'],
    ['two\nlines', 'two⟨U+000A⟩lines'],
    ['[x](javascript:alert) ![y](z)', '\\[x\\](javascript:alert) \\!\\[y\\](z)'],
    ['https://evil.example www.evil.example', 'https\\://evil.example www\\.evil.example'],
    ['back\\slash', 'back\\\\slash'],
    ['1. one', '1\\. one'],
    ['1.2.3', '1.2.3'],
    ['- item', '\\- item'],
  ])('%j', (text, escaped) => {
    expect(markdownText(text)).toBe(escaped);
  });

  it('leaves no mark without a backslash before it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const bare = markdownText(text).replace(/\\[!-/:-@[-`{-~]/g, '');
        expect(bare).not.toMatch(/[\\`*_[\]<>|~&$#!\n\r]/);
      }),
    );
  });
});

describe('fenced', () => {
  it('has a fence that nothing inside can close', () => {
    const hostile = fc.array(fc.string({ unit: fc.constantFrom('`', '~', ' ', 'a') }));
    fc.assert(
      fc.property(hostile, (lines) => {
        const [open = '', ...rest] = fenced(lines);
        const close = rest.pop();
        expect(open).toBe(`${close}text`);
        expect(rest.some((line) => line.includes(String(close)))).toBe(false);
      }),
    );
  });
});
