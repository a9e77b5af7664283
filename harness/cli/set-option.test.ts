import { expect, it } from 'vitest';
import { allPairs, selectPairs } from '../model/pair.ts';
import { setOf } from './set-option.ts';
import { suite } from './suite.ts';

it('without a set there is everything', () => {
  expect(setOf(undefined, suite, allPairs)).toEqual({ suite, pairs: allPairs });
});

it('a set leaves its requirements and its pairs', () => {
  const { suite: left, pairs, set } = setOf('2025-06-18', suite, allPairs);
  expect(set).toBe('2025-06-18/1');
  expect(pairs).toEqual(selectPairs('06..06'));
  const ids = left.requirements.map(({ id }) => id);
  expect(ids).toContain('wire.schema');
  expect(ids).not.toContain('seal.forged');
});

it('only those of the pairs that are in the set', () => {
  expect(setOf('2026-07-28/1', suite, selectPairs('*..11/http..http')).pairs).toEqual(
    selectPairs('28..11/http..http'),
  );
});

it('says what is wrong with a name or with the pairs', () => {
  expect(() => setOf('2024-11-05', suite, allPairs)).toThrow(
    '--set: there is no set "2024-11-05"; there are 2025-06-18/1, 2025-11-25/1, 2026-07-28/1',
  );
  expect(() => setOf('2025-06-18', suite, selectPairs('28..28'))).toThrow('--pair: none of these pairs');
});
