import { describe, expect, it } from 'vitest';
import { type Hunt, hunt } from './hunt.ts';
import { Ledger } from './ledger.ts';
import { selectPairs } from './model/pair.ts';
import type { Plan } from './model/plan.ts';
import {
  type Behaviour,
  modern,
  requirement,
  saying,
  scenario,
  suite,
  ToyStage,
  wordsOf,
} from './testing/toy.ts';

const requirements = [requirement('toy.a'), requirement('toy.b')];
const bad = saying('fine', 'a ! here', 'fine');
const exclaims = (plan: Plan) => wordsOf(plan).some((word) => word.includes('!'));

function setUp(behaviour: Behaviour, changes: Partial<Hunt> = {}) {
  const stage = new ToyStage(behaviour);
  const one = scenario('toy/one', ['toy.a', 'toy.b'], { first: [bad, bad] });
  const ledger = new Ledger();
  let onPlayed = 0;
  const options: Hunt = {
    suite: suite(requirements, [one]),
    scenario: one,
    pair: modern,
    facts: { name: 'toy', tellsClientsApart: true, maxRounds: 8 },
    runs: 6,
    seed: 1,
    wanted: new Set(['toy.a', 'toy.b']),
    found: new Set(),
    ledger,
    play: (plan) => stage.play(plan, modern),
    onPlayed: () => {
      onPlayed += 1;
    },
    signal: new AbortController().signal,
    ...changes,
  };
  return { stage, ledger, options, told: () => onPlayed };
}

describe('hunt', () => {
  it('plays the literal plans first and draws the rest, as many as were asked for', async () => {
    const { stage, options, told, ledger } = setUp(() => ({ 'toy.a': 'held' }));
    expect(await hunt(options)).toEqual([]);
    expect(stage.played.slice(0, 2)).toEqual([bad, bad]);
    expect(stage.played.slice(2).map((plan) => wordsOf(plan)[0])).toEqual([
      'drawn',
      'drawn',
      'drawn',
      'drawn',
    ]);
    expect([told(), ledger.runs, ledger.of('toy.a').reached, ledger.of('toy.b').reached]).toEqual([
      6, 6, 6, 0,
    ]);
  });

  it('draws at least one plan beside the literal ones', async () => {
    const { stage, options } = setUp(() => ({}), { runs: 1 });
    await hunt(options);
    expect(stage.played).toHaveLength(3);
  });

  it('tells a failure once, with the drawn plan and one made smaller', async () => {
    const { options, stage, ledger } = setUp((plan) => ({ 'toy.a': exclaims(plan) ? 'broken' : 'held' }));
    const finds = await hunt(options);
    expect(finds).toHaveLength(1);
    expect(finds[0]).toMatchObject({ requirement: 'toy.a', scenario: 'toy/one', drawn: bad });
    expect(wordsOf(finds[0]?.shrunk as Plan)).toEqual(['!']);
    expect(options.found).toEqual(new Set(['toy.a']));
    // Plans that are played to shrink one are no plans of the run.
    expect(ledger.runs).toBe(6);
    expect(stage.played.length).toBeGreaterThan(6);
  });

  it('plays at most sixty plans to make a failure smaller', async () => {
    const long = saying(...Array(9).fill('a word that could be shorter'));
    const one = scenario('toy/one', ['toy.a'], { first: [long] });
    const behaviour: Behaviour = (plan) => ({ 'toy.a': plan === long ? 'broken' : 'held' });
    const { options, stage } = setUp(behaviour, { scenario: one, runs: 2 });
    await hunt(options);
    expect(stage.played).toHaveLength(2 + 60);
  });

  it('shrinks by the requirement that failed and no other', async () => {
    const { options } = setUp((plan) => ({ 'toy.a': exclaims(plan) ? 'broken' : 'held', 'toy.b': 'broken' }));
    const finds = await hunt(options);
    expect(finds.map(({ requirement: id }) => id)).toEqual(['toy.a', 'toy.b']);
    expect(exclaims(finds[0]?.shrunk as Plan)).toBe(true);
    expect(exclaims(finds[1]?.shrunk as Plan)).toBe(false);
  });

  it('looks neither for what is not wanted nor for what is known at the pair', async () => {
    const all = () => ({ 'toy.a': 'broken', 'toy.b': 'broken' }) as const;
    const unwanted = setUp(all, { wanted: new Set(['toy.b']) });
    expect((await hunt(unwanted.options)).map(({ requirement: id }) => id)).toEqual(['toy.b']);
    const known = setUp(all, { found: new Set(['toy.b']) });
    expect((await hunt(known.options)).map(({ requirement: id }) => id)).toEqual(['toy.a']);
  });

  it('draws the same for the same seed, scenario and pair, and other plans for others', async () => {
    const drawn = async (changes: Partial<Hunt>) => {
      const { options, stage } = setUp(() => ({}), { runs: 20, ...changes });
      await hunt(options);
      return JSON.stringify(stage.played);
    };
    const [other] = selectPairs('28..28/http..stdio');
    const elsewhere = scenario('toy/two', [], { first: [bad, bad] });
    const usual = await drawn({});
    expect(await drawn({})).toBe(usual);
    expect(await drawn({ seed: 2 })).not.toBe(usual);
    expect(await drawn({ pair: other ?? modern })).not.toBe(usual);
    expect(await drawn({ scenario: elsewhere })).not.toBe(usual);
  });

  it('remembers whether questions were carried', async () => {
    for (const carries of [true, false]) {
      const { options, ledger } = setUp(() => ({}));
      await hunt({ ...options, suite: { ...options.suite, carries: () => carries } });
      expect(ledger.carries).toBe(carries);
    }
  });

  it('stops at once when the run is given up, also while it makes a failure smaller', async () => {
    const reason = new Error('given up');
    for (const after of [0, 1, 4]) {
      const control = new AbortController();
      const { stage, options } = setUp(
        () => {
          if (stage.played.length > after) control.abort(reason);
          return { 'toy.a': 'broken' };
        },
        { signal: control.signal },
      );
      await expect(hunt(options)).rejects.toBe(reason);
      expect(stage.played).toHaveLength(after + 1);
    }
  });

  it('hands on what the stage throws', async () => {
    const fault = new Error('the hub is gone');
    const { options } = setUp(() => ({}), { play: () => Promise.reject(fault) });
    await expect(hunt(options)).rejects.toBe(fault);
  });
});
