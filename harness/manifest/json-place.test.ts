import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstFault } from './json-place.ts';

describe('firstFault', () => {
  it.each<[string, number, number]>([
    ['', 1, 1],
    ['{"a": 1,}', 1, 9],
    ['{\n  "a" 1\n}', 2, 7],
    ['{\n  a: 1\n}', 2, 3],
    ['[1, 2', 1, 6],
    ['[1] x', 1, 5],
    ['{"a": "b\nc"}', 1, 7],
    ['[01]', 1, 3],
    ['// no\n{}', 1, 1],
  ])('finds the place in %j', (source, line, column) => {
    expect(firstFault(source)).toEqual({ line, column });
  });

  it('agrees with JSON.parse on what is JSON', () => {
    const parses = (source: string) => {
      try {
        JSON.parse(source);
        return true;
      } catch {
        return false;
      }
    };
    const damaged = fc
      .tuple(
        fc.json(),
        fc.nat(),
        fc.constantFrom('', ',', '"', '}', ']', ':', '\\', '0', '-', '\u0001', '\u007f', ' '),
      )
      .map(([json, at, sign]) => {
        const cut = at % (json.length + 1);
        return json.slice(0, cut) + sign + json.slice(cut + (at % 2));
      });
    fc.assert(
      fc.property(fc.oneof(fc.json(), damaged), (source) => {
        expect(firstFault(source) === undefined).toBe(parses(source));
      }),
      { numRuns: 2_000 },
    );
  });
});
