import { describe, expect, it } from 'vitest';
import { allPairs } from '../model/pair.ts';
import { castChildren, childName, kindOf } from './cast.ts';

const kinds = [...new Map(allPairs.map((pair) => [JSON.stringify(kindOf(pair)), kindOf(pair)])).values()];

describe('castChildren', () => {
  it('gives each child of each kind a name and tools of its own', () => {
    const children = castChildren(kinds, 2);
    expect(children).toHaveLength(12);
    expect(new Set(children.map(({ name }) => name)).size).toBe(12);
    expect(new Set(children.flatMap(({ tools }) => [tools.ask, tools.echo])).size).toBe(24);
  });

  it('gives the child that a pair looks for', () => {
    for (const pair of allPairs) {
      const child = castChildren(kinds, 1).find(({ name }) => name === childName('alpha', kindOf(pair)));
      expect(child).toMatchObject({ who: 'alpha', revision: pair.child, via: pair.childVia });
    }
  });

  it('casts no second child where one is asked for', () => {
    expect(castChildren(kinds, 1).every(({ who }) => who === 'alpha')).toBe(true);
  });
});
