import { describe, expect, it } from 'vitest';
import { allPairs, formatPair, selectPairs } from './pair.ts';

const names = (pattern: string) => selectPairs(pattern).map(formatPair);

describe('allPairs', () => {
  it('are 36, each once', () => {
    expect(new Set(allPairs.map(formatPair)).size).toBe(36);
    expect(allPairs).toHaveLength(36);
  });
});

describe('selectPairs', () => {
  it('finds each pair by its own name, and by its full dates', () => {
    for (const pair of allPairs) {
      expect(selectPairs(formatPair(pair))).toEqual([pair]);
      expect(selectPairs(`${pair.client}..${pair.child}/${pair.clientVia}..${pair.childVia}`)).toEqual([
        pair,
      ]);
    }
  });

  it.each([
    ['*..*', 36],
    ['*..*/*..*', 36],
    ['28..*', 12],
    ['*..11', 12],
    ['28..28', 4],
    ['*..28/stdio..*', 6],
    ['06..11/*..http', 2],
    ['28..28/http..stdio', 1],
  ])('%s selects %i', (pattern, count) => {
    const selected = names(pattern);
    expect(selected).toHaveLength(count);
    const [client = '', child = ''] = (pattern.split('/')[0] ?? '').split('..');
    for (const name of selected) {
      const [eras = ''] = name.split('/');
      if (client !== '*') expect(eras.startsWith(`${client}..`)).toBe(true);
      if (child !== '*') expect(eras.endsWith(`..${child}`)).toBe(true);
    }
  });

  it.each([
    ['', 'is not of the form'],
    ['28', 'is not of the form'],
    ['28..28/http', 'is not of the form'],
    ['28..28/', 'is not of the form'],
    ['28..28..28', 'has more parts'],
    ['28..28/http..http..http', 'has more parts'],
    ['28..28/http..http/x', 'has more parts'],
    ['27..28', '"27" is no revision'],
    ['28..', '"" is no revision'],
    ['28..28/tcp..http', '"tcp" is no transport'],
    ['28..28/http..', '"" is no transport'],
  ])('refuses %j and says why', (pattern, why) => {
    expect(() => selectPairs(pattern)).toThrow(RangeError);
    expect(() => selectPairs(pattern)).toThrow(why);
  });
});
