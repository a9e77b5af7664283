import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HubUnderTest } from './hub-under-test.ts';
import type { RunEvent } from './model/event.ts';
import { allPairs, formatPair, type Pair } from './model/pair.ts';
import type { Requirement } from './model/requirement.ts';
import { type PairOptions, runPair } from './run-pair.ts';
import type { PlayableScenario, Suite } from './suite.ts';
import { clock } from './testing/clock.ts';
import {
  answered,
  type Behaviour,
  hub,
  modern,
  requirement,
  saying,
  scenario,
  suite,
  ToyStage,
  unanswered,
  wordsOf,
} from './testing/toy.ts';
import { readToken } from './token.ts';

vi.mock('node:timers/promises', async () => {
  const { clock: one } = await import('./testing/clock.ts');
  return { setTimeout: one.setTimeout };
});
beforeEach(() => clock.start());
afterEach(() => {
  vi.restoreAllMocks();
});

const a = requirement('toy.a');
const bad = saying('fine', 'a ! here');
const exclaims: Behaviour = (plan) => ({ 'toy.a': wordsOf(plan).join().includes('!') ? 'broken' : 'held' });
const legacy = allPairs.find((pair) => formatPair(pair) === '11..28/http..http') as Pair;

interface Setting {
  readonly behaviour?: Behaviour;
  /** Of the stage on which failures are confirmed; absent: the same. */
  readonly again?: Behaviour;
  readonly plainCalls?: ToyStage['plainCalls'];
  readonly plainAgain?: ToyStage['plainCalls'];
  readonly requirements?: readonly Requirement[];
  readonly scenarios?: readonly PlayableScenario[];
  readonly hub?: Partial<HubUnderTest>;
  readonly suite?: Partial<Suite>;
  readonly options?: Partial<PairOptions>;
}

async function ruled(setting: Setting) {
  const { behaviour = () => ({}), requirements = [a], options = {} } = setting;
  const scenarios = setting.scenarios ?? [scenario('toy/one', ['toy.a', 'toy.b'], { first: [bad] })];
  const stage = new ToyStage(behaviour, setting.plainCalls);
  const fresh: ToyStage[] = [];
  const events: RunEvent[] = [];
  const outcome = await runPair({
    suite: suite(requirements, scenarios, setting.suite),
    hub: hub(setting.hub),
    pair: modern,
    requirements,
    profile: 'spec',
    runs: 4,
    seed: 1,
    stage: stage.asStage,
    freshStage: async () => {
      const one = new ToyStage(setting.again ?? behaviour, setting.plainAgain);
      fresh.push(one);
      return one.asStage;
    },
    onEvent: (event) => events.push(event),
    signal: new AbortController().signal,
    ...options,
  });
  const verdicts = Object.fromEntries(outcome.rulings.map((one) => [one.requirement.id, one.verdict]));
  return { ...outcome, verdicts, stage, fresh, events };
}

describe('a requirement whose premise arose', () => {
  it('passes where it held each time', async () => {
    const { rulings, exhibits, events, fresh } = await ruled({ behaviour: () => ({ 'toy.a': 'held' }) });
    expect(rulings).toEqual([{ requirement: a, verdict: { verdict: 'pass' }, runs: 4, reached: 4 }]);
    expect([exhibits, fresh]).toEqual([[], []]);
    expect(events.map(({ event }) => event)).toEqual(Array(4).fill('plan-played'));
  });

  it('passes though its premise arose in one plan only', async () => {
    const { rulings } = await ruled({
      behaviour: (plan) => (wordsOf(plan).includes('fine') ? { 'toy.a': 'held' } : {}),
    });
    expect(rulings).toMatchObject([{ verdict: { verdict: 'pass' }, runs: 4, reached: 1 }]);
  });

  it('fails where it failed five times of five on a fresh stage, with all that is needed to see it again', async () => {
    const { verdicts, exhibits, fresh, events } = await ruled({ behaviour: exclaims });
    const failure = {
      expected: 'toy.a holds',
      actual: '!',
      scenario: 'toy/one',
      confirmed: { failed: 5, of: 5 },
    };
    expect(verdicts['toy.a']).toMatchObject({ verdict: 'fail', failure });
    if (verdicts['toy.a']?.verdict !== 'fail') throw new Error('it did not fail');
    const { plan, ...rest } = readToken(verdicts['toy.a'].failure.token);
    expect(rest).toEqual({ scenario: 'toy/one', requirement: 'toy.a', pair: modern });
    expect(wordsOf(plan)).toEqual(['!']);
    expect(exhibits).toMatchObject([
      { hub: 'toy', requirement: 'toy.a', pair: modern, plan, broken: { at: 0 } },
    ]);
    expect(fresh.map(({ played, closed }) => [played.length, closed])).toEqual([[5, 1]]);
    expect(events.at(-1)).toEqual({ event: 'failure-found', hub: 'toy', pair: modern, requirement: 'toy.a' });
  });

  it('fails once at a pair, whatever number of scenarios finds it', async () => {
    const scenarios = ['toy/one', 'toy/two'].map((id) => scenario(id, ['toy.a'], { first: [bad, bad] }));
    const { rulings, exhibits, fresh } = await ruled({ behaviour: exclaims, scenarios });
    expect(rulings).toHaveLength(1);
    expect(rulings).toMatchObject([
      { verdict: { verdict: 'fail', failure: { scenario: 'toy/one' } }, runs: 8 },
    ]);
    expect([exhibits.length, fresh.length]).toEqual([1, 1]);
  });

  it('fails beside others, each with a stage of its own', async () => {
    const requirements = [a, requirement('toy.b'), requirement('toy.c')];
    const { verdicts, fresh } = await ruled({
      requirements,
      behaviour: () => ({ 'toy.a': 'broken', 'toy.b': 'held', 'toy.c': 'broken' }),
    });
    expect(Object.values(verdicts).map(({ verdict }) => verdict)).toEqual(['fail', 'pass', 'fail']);
    expect(fresh.every(({ closed }) => closed === 1)).toBe(true);
    expect(fresh).toHaveLength(2);
  });

  it('is unstable where it fails now and then, with what was counted', async () => {
    let turn = 0;
    const { verdicts, exhibits } = await ruled({
      behaviour: exclaims,
      again: () => ({ 'toy.a': turn++ % 2 === 0 ? 'broken' : 'held' }),
    });
    expect(verdicts['toy.a']).toMatchObject({
      verdict: 'unstable',
      because: 'it failed 3 of 5 times when it was run again',
      failure: { confirmed: { failed: 3, of: 5 } },
    });
    expect(exhibits).toHaveLength(1);
  });

  it('is unstable and shows nothing where it never fails again', async () => {
    const { verdicts, exhibits, fresh } = await ruled({
      behaviour: exclaims,
      again: () => ({ 'toy.a': 'held' }),
    });
    expect(verdicts['toy.a']).toMatchObject({
      verdict: 'unstable',
      because: 'it failed 0 of 5 times when it was run again',
      failure: { expected: 'the same failure as before', actual: 'it did not fail again' },
    });
    expect(exhibits).toEqual([]);
    // The shrunk plan five times, then the drawn one.
    expect(fresh[0]?.played).toHaveLength(10);
  });

  it('fails by the drawn plan where only the shrunk one was a fluke', async () => {
    const { verdicts } = await ruled({
      behaviour: exclaims,
      again: (plan) => ({ 'toy.a': wordsOf(plan).includes('fine') ? 'broken' : 'held' }),
    });
    if (verdicts['toy.a']?.verdict !== 'fail') throw new Error('it did not fail');
    expect(readToken(verdicts['toy.a'].failure.token).plan).toEqual(bad);
  });

  it('is blocked where its failure cannot be run again', async () => {
    const { verdicts, fresh } = await ruled({ behaviour: exclaims, plainAgain: [unanswered] });
    expect(verdicts['toy.a']).toMatchObject({ verdict: 'blocked' });
    expect(JSON.stringify(verdicts['toy.a'])).toContain('to run it again: no plain call goes through');
    expect(fresh.map(({ closed }) => closed)).toEqual([1]);
  });

  it('closes the stage of a confirmation that breaks', async () => {
    const fault = new Error('the hub is gone');
    const fresh: ToyStage[] = [];
    const freshStage = async () => {
      const one = new ToyStage(() => {
        throw fault;
      });
      fresh.push(one);
      return one.asStage;
    };
    await expect(ruled({ behaviour: exclaims, options: { freshStage } })).rejects.toBe(fault);
    expect(fresh.map(({ closed }) => closed)).toEqual([1]);
  });
});

describe('a requirement whose premise did not arise', () => {
  it('is unreached', async () => {
    const { rulings } = await ruled({});
    expect(rulings).toEqual([
      {
        requirement: a,
        verdict: { verdict: 'unreached', because: 'its premise did not arise in any plan' },
        runs: 4,
        reached: 0,
      },
    ]);
  });

  it('is unreached where no scenario is about it', async () => {
    const { verdicts, stage } = await ruled({ scenarios: [scenario('toy/else', ['toy.b'])] });
    expect(verdicts['toy.a']).toMatchObject({ verdict: 'unreached' });
    expect(stage.played).toEqual([]);
  });

  it('is inapplicable where a rule says that the hub is built so', async () => {
    const { verdicts } = await ruled({ behaviour: () => ({ 'toy.a': 'exempt' }) });
    expect(verdicts['toy.a']).toEqual({ verdict: 'inapplicable', because: 'it is built so' });
  });

  it('is inapplicable where it speaks of other pairs, without anything being played for it', async () => {
    const { verdicts, stage } = await ruled({
      requirements: [requirement('toy.a', { applies: { client: 'modern' } })],
      options: { pair: legacy },
      plainCalls: [unanswered],
    });
    expect(verdicts['toy.a']).toEqual({ verdict: 'inapplicable', because: 'it is about modern clients' });
    expect(stage.played).toEqual([]);
  });

  it('is inapplicable at the spec profile where it is about carried questions and none is carried', async () => {
    const requirements = [requirement('toy.a', { applies: { carried: true } }), requirement('toy.b')];
    const setting = { requirements, suite: { carries: () => false } };
    const { verdicts } = await ruled(setting);
    expect(verdicts['toy.a']).toEqual({
      verdict: 'inapplicable',
      because: 'the hub carries no question at 28..28/http..http',
    });
    expect(verdicts['toy.b']).toMatchObject({ verdict: 'unreached' });
    // The guide says itself where questions are carried: there it does not excuse a hub that carries none.
    const guide = await ruled({ ...setting, options: { profile: 'guide' } });
    expect(guide.verdicts['toy.a']).toMatchObject({ verdict: 'unreached' });
    const carried = await ruled({ requirements, suite: { carries: () => true } });
    expect(carried.verdicts['toy.a']).toMatchObject({ verdict: 'unreached' });
  });

  it('is unsupported where the hub lacks what its scenario needs', async () => {
    const needing = (needs: PlayableScenario['needs']) => [scenario('toy/one', ['toy.a'], { needs })];
    const identities = await ruled({
      scenarios: needing({ children: 1, identities: true }),
      hub: { facts: { name: 'toy', tellsClientsApart: false, maxRounds: 8 } },
    });
    expect(identities.verdicts['toy.a']).toEqual({
      verdict: 'unsupported',
      because: 'its clients have no credentials of their own',
    });
    expect(identities.stage.played).toEqual([]);
    const children = await ruled({
      scenarios: needing({ children: 2 }),
      hub: { children: { transports: ['http'], max: 1 } },
    });
    expect(children.verdicts['toy.a']).toEqual({
      verdict: 'unsupported',
      because: 'it carries one child only',
    });
    expect((await ruled({ scenarios: needing({ children: 2 }) })).verdicts['toy.a']?.verdict).toBe(
      'unreached',
    );
  });

  it('passes where another scenario reached it all the same', async () => {
    const scenarios = [
      scenario('toy/one', ['toy.a'], { needs: { children: 1, identities: true } }),
      scenario('toy/two', ['toy.a']),
    ];
    const { verdicts } = await ruled({
      scenarios,
      behaviour: () => ({ 'toy.a': 'held' }),
      hub: { facts: { name: 'toy', tellsClientsApart: false, maxRounds: 8 } },
    });
    expect(verdicts['toy.a']).toEqual({ verdict: 'pass' });
  });
});

describe('a hub that nothing gets through', () => {
  it('is blocked in all that speaks of the pair, and nothing is played', async () => {
    const requirements = [a, requirement('toy.b', { applies: { client: 'legacy' } })];
    const { verdicts, stage } = await ruled({ requirements, plainCalls: [unanswered] });
    expect(verdicts['toy.a']).toEqual({
      verdict: 'blocked',
      because: 'no plain call goes through at 28..28/http..http (no answer came)',
    });
    expect(verdicts['toy.b']).toMatchObject({ verdict: 'inapplicable' });
    expect(stage.played).toEqual([]);
  });

  it('does not pass anything where it is so after the plans only', async () => {
    const good = answered({ content: [] });
    const { verdicts } = await ruled({
      behaviour: () => ({ 'toy.a': 'held' }),
      plainCalls: [good, unanswered],
    });
    expect(verdicts['toy.a']).toMatchObject({ verdict: 'blocked' });
    expect(JSON.stringify(verdicts['toy.a'])).toContain('after all plans: no plain call goes through');
  });
});

describe('what is played', () => {
  it('are the scenarios that play the pair and reach something wanted', async () => {
    const scenarios = [
      scenario('toy/here', ['toy.a'], { first: [saying('here')] }),
      scenario('toy/elsewhere', ['toy.a'], { first: [saying('elsewhere')], plays: () => false }),
      scenario('toy/other', ['toy.b'], { first: [saying('other')] }),
    ];
    const { stage, events } = await ruled({ scenarios });
    const literal = stage.played
      .map((plan) => wordsOf(plan).join())
      .filter((word) => !word.startsWith('drawn'));
    expect(literal).toEqual(['here']);
    expect(events.every((one) => one.event === 'plan-played' && one.scenario === 'toy/here')).toBe(true);
  });

  it('stops when the run is given up', async () => {
    const reason = new Error('given up');
    const control = new AbortController();
    const played: number[] = [];
    const behaviour: Behaviour = () => {
      if (played.push(1) === 2) control.abort(reason);
      return {};
    };
    await expect(ruled({ behaviour, options: { signal: control.signal } })).rejects.toBe(reason);
    expect(played).toHaveLength(2);
  });
});
