import { describe, expect, it } from 'vitest';
import { Ledger } from './ledger.ts';
import type { Sighting } from './model/sighting.ts';

const held: Sighting = { saw: 'held', at: 0 };
const broken: Sighting = { saw: 'broken', at: 0, expected: 'a', actual: 'b' };
const exempt = (because: string): Sighting => ({ saw: 'exempt', because });
const seen = (sightings: Record<string, Sighting[]>) => new Map(Object.entries(sightings));

describe('Ledger', () => {
  it('counts the plans in which a premise arose, not how often it did', () => {
    const ledger = new Ledger();
    ledger.enter(seen({ a: [held, held], b: [broken] }), false);
    ledger.enter(seen({ a: [held] }), false);
    ledger.enter(seen({}), false);
    expect(ledger.runs).toBe(3);
    expect(ledger.of('a')).toEqual({ reached: 2, exempt: undefined });
    expect(ledger.of('b')).toEqual({ reached: 1, exempt: undefined });
    expect(ledger.of('c')).toEqual({ reached: 0, exempt: undefined });
  });

  it('does not count an exemption as reached, and keeps the first reason', () => {
    const ledger = new Ledger();
    ledger.enter(seen({ a: [exempt('one')] }), false);
    ledger.enter(seen({ a: [exempt('two'), held] }), false);
    expect(ledger.of('a')).toEqual({ reached: 1, exempt: 'one' });
  });

  it('remembers that questions were carried once', () => {
    const ledger = new Ledger();
    expect(ledger.carries).toBe(false);
    for (const carries of [false, true, false]) ledger.enter(seen({}), carries);
    expect(ledger.carries).toBe(true);
  });
});
