import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Breadth, type KillRow, killRow, type Patient, proves } from './kill-table.ts';
import { formatPair, selectPairs } from './model/pair.ts';
import { Stage } from './stage/stage.ts';
import { type Behaviour, hub, modern, requirement, scenario, suite, ToyStage } from './testing/toy.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const requirements = [
  requirement('toy.a'),
  requirement('toy.b', { strength: 'SHOULD', basis: 'guide' }),
  requirement('toy.legacy', { applies: { client: 'legacy' } }),
];
const toys = suite(requirements, [
  scenario('toy/one', ['toy.a', 'toy.b']),
  scenario('toy/other', ['toy.b', 'toy.legacy']),
]);
const held = { 'toy.a': 'held', 'toy.b': 'held' } as const;

function rowOf(
  behaviour: Behaviour,
  breaks?: string,
  alsoBreaks?: readonly string[],
  more: Partial<Breadth> = {},
) {
  vi.spyOn(Stage, 'set').mockImplementation(async () => new ToyStage(behaviour).asStage);
  const patient: Patient = {
    id: 'one',
    what: 'is different',
    hub: hub(),
    ...(breaks !== undefined && { breaks }),
    ...(alsoBreaks !== undefined && { alsoBreaks }),
  };
  const breadth = { runs: 1, seed: 1, quick: false, signal: new AbortController().signal, ...more };
  return killRow(toys, patient, breadth);
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

  it.each<[string, Behaviour]>([
    ['exact', () => ({ 'toy.a': 'broken', 'toy.b': 'broken' })],
    ['exact', () => ({ ...held, 'toy.a': 'broken' })],
    ['survived', () => ({ ...held, 'toy.b': 'broken' })],
  ])('%s where what cannot hold without it was named', async (outcome, behaviour) => {
    expect(await rowOf(behaviour, 'toy.a', ['toy.b'])).toMatchObject({ outcome });
  });

  it('counts a failure at one pair of many', async () => {
    const row = await rowOf(
      (_, pair) => ({ ...held, 'toy.a': pair.client === '2025-06-18' ? 'broken' : 'held' }),
      'toy.a',
      [],
      { pairs: selectPairs('*..28/http..http') },
    );
    expect(row.outcome).toBe('exact');
    expect(new Set(row.report.cells.map(({ pair }) => pair.client)).size).toBe(3);
  });

  it('plays a mutant where its requirement applies, and a harmless one at more pairs', async () => {
    const pairsOf = (row: KillRow) => new Set(row.report.cells.map(({ pair }) => formatPair(pair)));
    expect([...pairsOf(await rowOf(() => held, 'toy.a'))]).toEqual(['28..28/http..http']);
    expect([...pairsOf(await rowOf(() => held, 'toy.legacy'))]).toEqual(['11..28/stdio..http']);
    expect(pairsOf(await rowOf(() => held)).size).toBeGreaterThan(1);
    await expect(rowOf(() => held, 'toy.nowhere')).rejects.toThrow('toy.nowhere');
  });

  it('holds to the specification alone who promises no more', async () => {
    vi.spyOn(Stage, 'set').mockImplementation(
      async () => new ToyStage(() => ({ ...held, 'toy.b': 'broken' })).asStage,
    );
    const rowAt = (profile?: 'spec') =>
      killRow(
        toys,
        { id: 'one', what: 'is different', hub: hub(), profile },
        { runs: 1, seed: 1, quick: false, signal: new AbortController().signal },
      );
    expect([(await rowAt()).outcome, (await rowAt('spec')).outcome]).toEqual(['wronged', 'harmless']);
  });

  it('plays only what reaches the requirement where it has to be quick', async () => {
    const playedFor = async (breaks: string | undefined, quick: boolean) => {
      const { report } = await rowOf(() => held, breaks, [], { quick, pairs: [modern] });
      return Math.max(...report.cells.map(({ runs }) => runs));
    };
    const all = await playedFor('toy.a', false);
    expect(await playedFor('toy.a', true)).toBeLessThan(all);
    expect(await playedFor(undefined, true)).toBe(all);
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
