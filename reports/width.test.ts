import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visible } from './visible.ts';
import { clip, widthOf, wrap } from './width.ts';

describe('widthOf', () => {
  it.each([
    ['abc', 3],
    ['é', 1],
    ['e\u0301', 1],
    ['漢字', 4],
    ['😀', 2],
    ['✓✗', 2],
  ])('%s', (text, columns) => {
    expect(widthOf(text)).toBe(columns);
  });
});

describe('clip', () => {
  it('cuts no wide character in half', () => {
    expect(clip('a漢字', 4)).toBe('a漢');
  });
});

describe('wrap', () => {
  it('hangs its lines under the first', () => {
    expect(wrap('one two three four five six', 24, '  - ')).toEqual([
      '  - one two three four',
      '    five six',
    ]);
  });

  it('cuts a word that is too long', () => {
    expect(wrap('x'.repeat(45), 20)).toEqual(['x'.repeat(20), 'x'.repeat(20), 'x'.repeat(5)]);
  });

  it('loses no character and keeps within its columns', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 30, max: 120 }), (raw, columns) => {
        const text = visible(raw);
        const lines = wrap(text, columns, '  ');
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
        for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(columns);
      }),
    );
  });
});
