import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Edit } from '../model/plan.ts';
import { editState } from './edit.ts';

const at = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const bit = fc.integer({ min: 0, max: 15 });
const changing: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ kind: fc.constant('flip' as const), at, bit }),
  fc.record({ kind: fc.constant('cut' as const), at }),
  fc.record({ kind: fc.constant('grow' as const), text: fc.string() }),
  fc.record({ kind: fc.constant('swap' as const), at }),
  fc.record({
    kind: fc.constant('respell' as const),
    as: fc.constantFrom('padded' as const, 'standard', 'broken', 'percent', 'twice'),
  }),
  fc.constant<Edit>({ kind: 'empty' }),
);
const states = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.stringMatching(/^[A-Za-z0-9_-]*$/),
  fc.constantFrom('', 'A', '\u0000', '\u{1f600}'),
);

describe('editState', () => {
  it('changes every state with every edit that is meant to', () => {
    fc.assert(
      fc.property(states, changing, (state, edit) => {
        const edited = editState(state, edit);
        expect(typeof edited).toBe('string');
        expect(edited).not.toBe(state);
      }),
      { numRuns: 2_000 },
    );
  });

  it('changes one character with a flip, and keeps a base64url one in its alphabet', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9_-]+$/), at, bit, (state, where, which) => {
        const edited = editState(state, { kind: 'flip', at: where, bit: which });
        expect(edited).toMatch(/^[A-Za-z0-9_-]+$/);
        const differs = [...String(edited)].filter((character, index) => character !== state[index]);
        expect([differs.length, String(edited).length]).toEqual([1, state.length]);
      }),
    );
  });

  it('cuts from the end', () => {
    expect(editState('abcdef', { kind: 'cut', at: 0.5 })).toBe('abc');
    expect(editState('abcdef', { kind: 'cut', at: 0.99 })).toBe('abcde');
    expect(editState('abcdef', { kind: 'cut', at: 0 })).toBe('');
  });

  it('turns the parts around', () => {
    expect(editState('abcdef', { kind: 'swap', at: 0.5 })).toBe('defabc');
    expect(editState('abab', { kind: 'swap', at: 0.5 })).toBe('ababA');
  });

  it.each([
    ['padded', 'YQ', 'YQ=='],
    ['padded', 'YWFh', 'YWFhA'],
    ['standard', 'a-_b', 'a+/b'],
    ['standard', 'ab', 'abA'],
    ['percent', 'ab', '%61b'],
    ['percent', '\u00e9b', '%C3%A9b'],
    ['twice', 'ab', 'YWI'],
    ['broken', 'ab', 'ab\r\n'],
  ] as const)('spells it otherwise, %s: %s', (as, state, edited) => {
    expect(editState(state, { kind: 'respell', as })).toBe(edited);
  });

  it('leaves a state that is only presented elsewhere as it is', () => {
    fc.assert(fc.property(states, (state) => editState(state, { kind: 'none' }) === state));
  });

  it('puts something else in its place, nothing, or the state of an earlier turn', () => {
    expect(editState('s', { kind: 'literal', value: [1, null] })).toEqual([1, null]);
    expect(editState('s', { kind: 'absent' })).toBeUndefined();
    expect(editState('s', { kind: 'earlier', turn: 1 }, ['zero', 'one'])).toBe('one');
  });

  it('wraps the state in what is no text', () => {
    expect(editState('abc', { kind: 'wrapped', in: 'array' })).toEqual(['abc']);
    expect(editState('abc', { kind: 'wrapped', in: 'object' })).toEqual({ requestState: 'abc' });
  });
});
