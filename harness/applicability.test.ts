import { describe, expect, it } from 'vitest';
import { whyNot } from './applicability.ts';
import { allPairs, formatPair } from './model/pair.ts';
import type { Applies, Profile, Requirement } from './model/requirement.ts';

const about = (applies: Applies): Requirement => ({
  id: 'a.b',
  text: '',
  basis: 'spec',
  strength: 'MUST',
  clauses: [],
  applies,
});
const spoken = (applies: Applies, profile: Profile) =>
  allPairs.filter((pair) => whyNot(about(applies), pair, profile) === undefined).map(formatPair);

describe('whyNot', () => {
  it('leaves nothing out where a requirement names no limits', () => {
    expect(spoken({}, 'spec')).toHaveLength(36);
    expect(spoken({}, 'guide')).toHaveLength(36);
  });

  it.each<[Applies, number, string]>([
    [{ client: 'modern' }, 12, 'it is about modern clients'],
    [{ client: 'legacy' }, 24, 'it is about legacy clients'],
    [{ child: 'modern' }, 12, 'it is about modern children'],
    [{ child: 'legacy' }, 24, 'it is about legacy children'],
    [{ clientVia: 'http' }, 18, 'it is about clients over http'],
    [{ clientVia: 'stdio' }, 18, 'it is about clients over stdio'],
    [{ since: '2025-11-25' }, 16, 'it is about what came with 2025-11-25'],
    [{ since: '2026-07-28' }, 4, 'it is about what came with 2026-07-28'],
  ])('%j leaves %i pairs', (applies, left, why) => {
    for (const profile of ['spec', 'guide'] as const) expect(spoken(applies, profile)).toHaveLength(left);
    const words = new Set(allPairs.map((pair) => whyNot(about(applies), pair, 'spec')));
    expect(words).toEqual(new Set([undefined, why]));
  });

  it('leaves it to what is seen whether questions are carried, but for the guide, which says so', () => {
    expect(spoken({ carried: true }, 'spec')).toHaveLength(36);
    expect(spoken({ carried: true }, 'guide')).toHaveLength(8);
    expect(spoken({ carried: true, client: 'modern', child: 'modern', clientVia: 'http' }, 'guide')).toEqual([
      '28..28/http..stdio',
      '28..28/http..http',
    ]);
  });
});
