import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isObject, member, sameJson } from './json.ts';

describe('isObject', () => {
  it.each([
    [{}, true],
    [[], false],
    [null, false],
    ['a', false],
    [undefined, false],
    [0, false],
  ])('%j: %s', (value, is) => {
    expect(isObject(value)).toBe(is);
  });
});

describe('member', () => {
  it('walks along own keys, and only along those', () => {
    expect(member({ a: { b: [1] } }, 'a', 'b')).toEqual([1]);
    expect(member({ a: 1 }, 'a', 'b')).toBeUndefined();
    expect(member(undefined, 'a')).toBeUndefined();
    expect(member([1], 'length')).toBeUndefined();
    expect(member({}, 'constructor')).toBeUndefined();
    expect(member({}, '__proto__')).toBeUndefined();
    expect(member(JSON.parse('{"__proto__":7}'), '__proto__')).toBe(7);
  });
});

describe('sameJson', () => {
  it('holds for every value and its copy, with members in any order', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const copy: unknown = JSON.parse(JSON.stringify(value));
        return sameJson(value, copy) && sameJson(turned(copy), value);
      }),
    );
  });

  it('agrees with the text in which keys are sorted', () => {
    const small = fc.jsonValue({ maxDepth: 2 });
    const text = (value: unknown) => JSON.stringify(sorted(value));
    fc.assert(fc.property(small, small, (a, b) => sameJson(a, b) === (text(a) === text(b))));
  });

  it.each<[unknown, unknown]>([
    [1, '1'],
    [0, false],
    [null, undefined],
    [null, {}],
    [[], {}],
    [
      [1, 2],
      [2, 1],
    ],
    [{ a: undefined }, { b: undefined }],
    [{ a: 1 }, { a: 1, b: 1 }],
    [JSON.parse('{"__proto__":1}'), {}],
    ['\u00e9', 'e\u0301'],
  ])('%j is not %j', (a, b) => {
    expect(sameJson(a, b)).toBe(false);
    expect(sameJson(b, a)).toBe(false);
  });

  it('takes -0 for 0, as JSON does', () => {
    expect(sameJson(-0, 0)).toBe(true);
  });
});

function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, turned(item)]),
  );
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isObject(value)) return value;
  // Kept apart from a list: an object without members is not an empty list.
  const members = Object.entries(value)
    .map(([key, item]) => [key, sorted(item)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return { members };
}
