import { describe, expect, it } from 'vitest';
import { allPairs, formatPair } from './pair.ts';
import {
  areaOf,
  type Basis,
  clauseUrl,
  guideCarries,
  type Requirement,
  type Strength,
  strengthAt,
} from './requirement.ts';

function requirement(basis: Basis, strength: Strength, atSpec?: Strength): Requirement {
  return { id: 'a.b', text: '', basis, strength, clauses: [], applies: {}, ...(atSpec && { atSpec }) };
}

describe('strengthAt', () => {
  it.each<[Basis, Strength, Strength | undefined, Strength | undefined, Strength]>([
    ['spec', 'MUST', undefined, 'MUST', 'MUST'],
    ['spec', 'SHOULD', undefined, 'SHOULD', 'SHOULD'],
    ['derived', 'MUST', undefined, 'MUST', 'MUST'],
    ['derived', 'MUST', 'SHOULD', 'SHOULD', 'MUST'],
    ['guide', 'MUST', undefined, undefined, 'MUST'],
    ['guide', 'MUST', 'SHOULD', 'SHOULD', 'MUST'],
  ])('%s %s, at spec %s: %s and %s', (basis, strength, atSpec, spec, guide) => {
    expect(strengthAt(requirement(basis, strength, atSpec), 'spec')).toBe(spec);
    expect(strengthAt(requirement(basis, strength, atSpec), 'guide')).toBe(guide);
  });
});

describe('guideCarries', () => {
  it('is so for a modern child with a modern client, or a legacy one over stdio', () => {
    const carried = allPairs.filter(guideCarries).map((pair) => formatPair(pair).replace(/\.\.\w+$/, ''));
    expect([...new Set(carried)]).toEqual(['06..28/stdio', '11..28/stdio', '28..28/stdio', '28..28/http']);
  });
});

describe('names of a requirement', () => {
  it('are its area and the address of its clause', () => {
    expect(areaOf({ id: 'carry.child-state' })).toBe('carry');
    expect(clauseUrl({ revision: '2026-07-28', page: 'basic/patterns/mrtr', anchor: 'x-y' })).toBe(
      'https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr#x-y',
    );
  });
});
