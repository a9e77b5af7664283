import { describe, expect, it } from 'vitest';
import { verdicts } from '../harness/model/verdict.ts';
import { glyphs, markOf, marks } from './glyphs.ts';
import { widthOf } from './width.ts';

describe('glyphs', () => {
  it('has one of its own for every verdict and for a failure that only warns', () => {
    expect(new Set(marks)).toEqual(new Set([...verdicts, 'warn']));
    expect(new Set(marks.map((mark) => glyphs[mark].glyph)).size).toBe(marks.length);
  });

  it('has glyphs of one column, none of them a blank', () => {
    for (const mark of marks) expect([mark, widthOf(glyphs[mark].glyph.trim())]).toEqual([mark, 1]);
  });
});

describe('markOf', () => {
  it('tells a failure that decides from one that only warns', () => {
    expect(markOf({ verdict: 'fail', standing: 'fails' })).toBe('fail');
    expect(markOf({ verdict: 'fail', standing: 'warns' })).toBe('warn');
    expect(markOf({ verdict: 'unreached', standing: 'undecided' })).toBe('unreached');
  });
});
