import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { whyNot } from '../../harness/applicability.ts';
import { allPairs } from '../../harness/model/pair.ts';
import { profiles, strengthAt } from '../../harness/model/requirement.ts';
import { requirements } from '../requirements/index.ts';
import { pairsOfSet, requirementsOfSet, setByName, sets } from './index.ts';

/** The digest of each set as it was published. A line is added with a set, and never changed. */
const published = {
  '2025-06-18/1': '9ec31efa9e453c01',
  '2025-11-25/1': '222bf2dad0a30261',
  '2026-07-28/1': '01bd64f93c804f52',
};

it('a published set is never changed', () => {
  const digests = sets.map((set) => [
    set.name,
    createHash('sha256').update(JSON.stringify(set)).digest('hex').slice(0, 16),
  ]);
  expect(Object.fromEntries(digests)).toEqual(published);
});

it('the newest set of each revision has every pair once', () => {
  const newest = [...new Set(sets.map(({ revision }) => revision))].map((revision) => setByName(revision));
  const pairs = newest.flatMap((set) => (set === undefined ? [] : pairsOfSet(set)));
  expect(pairs).toHaveLength(allPairs.length);
  expect(new Set(pairs).size).toBe(allPairs.length);
});

describe.each(sets)('$name', (set) => {
  it('names requirements that are there and speak of its pairs', () => {
    const byId = new Map(requirements.map((one) => [one.id, one]));
    for (const id of Object.keys(set.requirements)) {
      const requirement = byId.get(id);
      if (requirement === undefined) throw new Error(`there is no ${id} any more`);
      const pairs = pairsOfSet(set).filter((pair) => whyNot(requirement, pair, 'spec') === undefined);
      expect(pairs, id).not.toHaveLength(0);
    }
  });

  it('holds a hub to each requirement as strongly as it says', () => {
    for (const requirement of requirementsOfSet(requirements, set)) {
      const frozen = set.requirements[requirement.id];
      for (const profile of profiles) expect(strengthAt(requirement, profile)).toBe(frozen?.[profile]);
    }
  });
});

it('a requirement that grew since stays what it was', () => {
  const [now] = requirements;
  if (now === undefined) throw new Error('there is no requirement');
  const set = { name: 'x', revision: '2026-07-28', requirements: { [now.id]: { guide: 'SHOULD' } } } as const;
  const [frozen, ...others] = requirementsOfSet(requirements, set);
  expect(others).toEqual([]);
  expect(frozen && profiles.map((profile) => strengthAt(frozen, profile))).toEqual([undefined, 'SHOULD']);
});

it('a name is that of a set, or of a revision for its newest', () => {
  expect(setByName('2026-07-28/1')?.name).toBe('2026-07-28/1');
  expect(setByName('2026-07-28')?.revision).toBe('2026-07-28');
  expect(setByName('2026')).toBeUndefined();
});
