import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allPairs, formatPair, selectPairs } from '../harness/model/pair.ts';
import { listPairs } from './pair-list.ts';

describe('listPairs', () => {
  it.each([
    ['28..28/http..stdio', '28..28/http..stdio'],
    ['28..11', '28..11'],
    ['06..*', '06..*'],
    ['*..*/http..stdio', '*..*/http..stdio'],
    ['*..*', 'every pair'],
  ])('says %s in one pattern', (pattern, said) => {
    expect(listPairs(selectPairs(pattern))).toBe(said);
  });

  it('says exactly the pairs it was given', () => {
    fc.assert(
      fc.property(fc.subarray([...allPairs], { maxLength: 35 }), (pairs) => {
        const said = listPairs(pairs);
        const selected = said === '' ? [] : said.split(', ').flatMap(selectPairs);
        expect(new Set(selected.map(formatPair))).toEqual(new Set(pairs.map(formatPair)));
      }),
    );
  });
});
