import { afterEach, describe, expect, it, vi } from 'vitest';
import { killRow, type Patient, proves } from './kill-table.ts';
import { Stage } from './stage/stage.ts';
import { type Behaviour, hub, requirement, scenario, suite, ToyStage } from './testing/toy.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const requirements = [requirement('toy.a'), requirement('toy.b', { strength: 'SHOULD', basis: 'guide' })];
const toys = suite(requirements, [scenario('toy/one', ['toy.a', 'toy.b'])]);
const held = { 'toy.a': 'held', 'toy.b': 'held' } as const;

function rowOf(behaviour: Behaviour, breaks?: string) {
  vi.spyOn(Stage, 'set').mockImplementation(async () => new ToyStage(behaviour).asStage);
  const patient: Patient = {
    id: 'one',
    what: 'is different',
    hub: hub(),
    ...(breaks !== undefined && { breaks }),
  };
  return killRow(toys, patient, { runs: 1, seed: 1, signal: new AbortController().signal });
}

describe('killRow', () => {
  it.each<[string, string | undefined, Behaviour, string[], boolean]>([
    ['exact', 'toy.a', () => ({ ...held, 'toy.a': 'broken' }), ['toy.a'], true],
    ['exact', 'toy.b', () => ({ ...held, 'toy.b': 'broken' }), ['toy.b'], true],
    ['superset', 'toy.a', () => ({ 'toy.a': 'broken', 'toy.b': 'broken' }), ['toy.a', 'toy.b'], false],
    ['survived', 'toy.a', () => held, [], false],
    ['survived', 'toy.a', () => ({ ...held, 'toy.b': 'broken' }), ['toy.b'], false],
    ['harmless', undefined, () => held, [], true],
    ['wronged', undefined, () => ({ ...held, 'toy.b': 'broken' }), ['toy.b'], false],
  ])('%s', async (outcome, breaks, behaviour, failed, sound) => {
    const row = await rowOf(behaviour, breaks);
    expect(row).toMatchObject({ outcome, failed, unsound: [] });
    expect(proves([row])).toBe(sound);
  });

  it('counts a failure at one pair of many', async () => {
    const row = await rowOf(
      (_, pair) => ({ ...held, 'toy.a': pair.client === '2025-06-18' ? 'broken' : 'held' }),
      'toy.a',
    );
    expect(row.outcome).toBe('exact');
  });

  it('proves nothing where a failure did not stay', async () => {
    let turn = 0;
    const row = await rowOf(() => ({ ...held, 'toy.a': turn++ % 2 === 0 ? 'broken' : 'held' }));
    expect(row.unsound).toEqual(['toy.a']);
    expect(proves([row])).toBe(false);
  });

  it('proves all or nothing', async () => {
    const good = await rowOf(() => held);
    const bad = await rowOf(() => held, 'toy.a');
    expect([proves([good, good]), proves([good, bad])]).toEqual([true, false]);
  });
});
