import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RunEvent } from './model/event.ts';
import { allPairs, formatPair, selectPairs } from './model/pair.ts';
import { type RunOptions, run } from './run.ts';
import { HubEnded, Stage } from './stage/stage.ts';
import { type Behaviour, hub, modern, requirement, scenario, suite, ToyStage } from './testing/toy.ts';

const must = requirement('toy.must');
const should = requirement('toy.should', { strength: 'SHOULD' });
const guide = requirement('toy.guide', { basis: 'guide' });
const softer = requirement('toy.softer', { basis: 'guide', atSpec: 'SHOULD' });
const requirements = [must, should, guide, softer];

let stages: ToyStage[] = [];
let kinds: unknown[] = [];

/** Every stage that is set from now on is a toy one. */
function staged(behaviour: Behaviour): void {
  vi.spyOn(Stage, 'set').mockImplementation(async (_launcher, _facts, wanted) => {
    kinds.push(wanted);
    const stage = new ToyStage(behaviour);
    stages.push(stage);
    return stage.asStage;
  });
}

beforeEach(() => {
  stages = [];
  kinds = [];
});
afterEach(() => {
  expect(stages.map(({ closed }) => closed)).toEqual(stages.map(() => 1));
  vi.restoreAllMocks();
});

async function ran(changes: Partial<RunOptions> = {}) {
  const events: RunEvent[] = [];
  const scenarios = [
    scenario(
      'toy/one',
      requirements.map(({ id }) => id),
    ),
  ];
  const report = await run({
    suite: suite(requirements, scenarios),
    hubs: [hub()],
    profile: 'guide',
    strict: false,
    pairs: [modern],
    runs: 2,
    seed: 1,
    onEvent: (event) => events.push(event),
    signal: new AbortController().signal,
    ...changes,
  });
  const cells = Object.fromEntries(report.cells.map((cell) => [cell.requirement, cell]));
  return { report, cells, events: events.map(({ event }) => event) };
}

const all = (saw: 'held' | 'broken') => () => Object.fromEntries(requirements.map(({ id }) => [id, saw]));

describe('run', () => {
  it('tells what happens, in order, and what came of it', async () => {
    staged(all('held'));
    const { report, cells, events } = await ran();
    expect(events).toEqual([
      ...['run-started', 'hub-starting', 'hub-ready', 'pair-started'],
      ...['plan-played', 'plan-played', 'pair-ended', 'run-ended'],
    ]);
    expect(report).toMatchObject({
      suite: { name: 'hubproof', version: '0' },
      seed: 1,
      hubs: [{ name: 'toy', version: '1', manifest: 'toy.json' }],
      exhibits: [],
      exit: 0,
    });
    expect(cells['toy.must']).toEqual({
      hub: 'toy',
      requirement: 'toy.must',
      pair: modern,
      strength: 'MUST',
      standing: 'holds',
      verdict: 'pass',
      runs: 2,
      reached: 2,
    });
  });

  it('holds a hub to what the profile asks for, as strictly as it does', async () => {
    staged(all('broken'));
    const standings = async (options: Partial<RunOptions>) => {
      const { cells, report } = await ran(options);
      return [
        Object.fromEntries(Object.entries(cells).map(([id, { standing }]) => [id, standing])),
        report.exit,
      ];
    };
    expect(await standings({})).toEqual([
      { 'toy.must': 'fails', 'toy.should': 'warns', 'toy.guide': 'fails', 'toy.softer': 'fails' },
      1,
    ]);
    expect(await standings({ profile: 'spec' })).toEqual([
      { 'toy.must': 'fails', 'toy.should': 'warns', 'toy.softer': 'warns' },
      1,
    ]);
    const gentle = { only: (id: string) => id !== 'toy.must', profile: 'spec' } as const;
    expect(await standings(gentle)).toEqual([{ 'toy.should': 'warns', 'toy.softer': 'warns' }, 0]);
    expect(await standings({ ...gentle, strict: true })).toEqual([
      { 'toy.should': 'fails', 'toy.softer': 'fails' },
      1,
    ]);
  });

  it('is undecided where nothing is reached, and about nothing where nothing is selected', async () => {
    staged(() => ({}));
    expect((await ran()).report.exit).toBe(3);
    const { report, events } = await ran({ only: () => false });
    expect([report.cells, report.exit]).toEqual([[], 2]);
    expect(events.at(-1)).toBe('run-ended');
    expect((await ran({ pairs: [] })).report.exit).toBe(2);
  });

  it('calls what a hub that ended left behind broken, and goes on with a new one', async () => {
    const pairs = selectPairs('28..28/http..*');
    let turn = 0;
    staged(() => {
      if (turn++ === 1) throw new HubEnded('exit code 1');
      return all('held')();
    });
    const { report, events } = await ran({ pairs });
    const verdicts = report.cells.map(({ pair, verdict }) => `${formatPair(pair)} ${verdict}`);
    expect(new Set(verdicts)).toEqual(new Set(['28..28/http..stdio broken', '28..28/http..http pass']));
    expect(report.cells.find(({ verdict }) => verdict === 'broken')).toMatchObject({
      because: 'at 28..28/http..stdio the hub is gone: exit code 1',
      standing: 'ours',
    });
    expect(report.exit).toBe(4);
    expect(events.filter((event) => event === 'pair-ended')).toHaveLength(2);
    expect(stages).toHaveLength(2);
  });

  it('closes the stage where the run is given up or the harness breaks', async () => {
    const reason = new Error('given up');
    const control = new AbortController();
    staged(() => {
      control.abort(reason);
      return {};
    });
    await expect(ran({ signal: control.signal })).rejects.toBe(reason);
    vi.restoreAllMocks();
    const fault = new TypeError('the harness broke');
    staged(() => {
      throw fault;
    });
    await expect(ran()).rejects.toBe(fault);
    expect(stages).toHaveLength(2);
  });

  it('does not start a hub for pairs that it cannot serve, and says why', async () => {
    staged(all('held'));
    const pairs = allPairs;
    const limited = hub({
      doors: ['http'],
      children: { transports: ['http'] },
      cannot: (pair) => (pair.client === '2025-06-18' ? 'it is too young' : undefined),
    });
    const { report } = await ran({ hubs: [limited], pairs, only: (id) => id === 'toy.must' });
    const tally = new Map<string, number>();
    for (const cell of report.cells) {
      const words = 'because' in cell ? `${cell.verdict}: ${cell.because}` : cell.verdict;
      tally.set(words, (tally.get(words) ?? 0) + 1);
    }
    expect(Object.fromEntries(tally)).toEqual({
      'unsupported: it has no stdio door for clients': 18,
      'unsupported: it reaches no children over stdio': 9,
      'unsupported: it is too young': 3,
      pass: 6,
    });
    expect(report.exit).toBe(0);
    vi.restoreAllMocks();
    staged(all('held'));
    stages = [];
    await ran({ hubs: [hub({ cannot: () => 'it never can' })] });
    expect(stages).toEqual([]);
  });

  it('keeps what does not apply apart from what the hub cannot do', async () => {
    staged(all('held'));
    const one = requirement('toy.must', { applies: { client: 'legacy' } });
    const { cells } = await ran({
      suite: suite([one, should], [scenario('toy/one', ['toy.must', 'toy.should'])]),
      hubs: [hub({ cannot: () => 'it cannot' })],
    });
    expect(cells['toy.must']).toMatchObject({
      verdict: 'inapplicable',
      because: 'it is about legacy clients',
    });
    expect(cells['toy.should']).toMatchObject({ verdict: 'unsupported', because: 'it cannot' });
  });

  it('gives one hub all kinds of children, or, where it carries one only, one after the other', async () => {
    staged(all('held'));
    const pairs = selectPairs('28..*/http..http');
    await ran({ pairs });
    expect(kinds).toEqual([pairs.map(({ child, childVia }) => ({ revision: child, via: childVia }))]);
    kinds = [];
    await ran({
      pairs: [...pairs, ...selectPairs('11..*/http..http')],
      hubs: [hub({ children: { transports: ['http'], max: 1 } })],
    });
    expect(kinds).toEqual(pairs.map(({ child, childVia }) => [{ revision: child, via: childVia }]));
  });

  it('plays as many plans as the user says, or the manifest, or the suite', async () => {
    staged(all('held'));
    const runsOf = async (options: Partial<RunOptions>) => (await ran(options)).cells['toy.must']?.runs;
    expect(await runsOf({ runs: 3, hubs: [hub({ runs: 5 })] })).toBe(3);
    expect(await runsOf({ runs: undefined, hubs: [hub({ runs: 5 })] })).toBe(5);
    expect(await runsOf({ runs: undefined })).toBe(6);
  });

  it('throws what keeps the only hub from starting, and loses no other hub to it', async () => {
    const fault = new Error('it does not start');
    const bad = hub({ name: 'bad' });
    staged(all('held'));
    const toy = vi.mocked(Stage.set).getMockImplementation();
    vi.mocked(Stage.set).mockImplementation((launcher, ...rest) => {
      if (launcher === bad.launcher || toy === undefined) return Promise.reject(fault);
      return toy(launcher, ...rest);
    });
    await expect(ran({ hubs: [bad] })).rejects.toBe(fault);
    const { report } = await ran({ hubs: [bad, hub()], only: (id) => id === 'toy.must' });
    expect(report.cells.map(({ hub: name, verdict }) => [name, verdict])).toEqual([
      ['bad', 'broken'],
      ['toy', 'pass'],
    ]);
    expect(report.cells[0]).toMatchObject({ because: 'it does not start' });
    expect(report.exit).toBe(4);
  });
});
