import { whyNot } from './applicability.ts';
import { exitCodeOf } from './exit.ts';
import type { HubUnderTest } from './hub-under-test.ts';
import type { RunEvent } from './model/event.ts';
import { formatPair, type Pair } from './model/pair.ts';
import { type Profile, type Requirement, strengthAt } from './model/requirement.ts';
import type { Exhibit, RunReport } from './model/run-report.ts';
import { type Cell, standingOf, type Verdict } from './model/verdict.ts';
import { type PairOptions, runPair } from './run-pair.ts';
import { type ChildKind, kindOf } from './stage/cast.ts';
import { HubEnded, Stage } from './stage/stage.ts';
import type { Suite } from './suite.ts';

/** What to run. */
export interface RunOptions {
  readonly suite: Suite;
  readonly hubs: readonly HubUnderTest[];
  readonly profile: Profile;
  /** Name of the frozen set that requirements and pairs are those of. */
  readonly set?: string | undefined;
  /** SHOULD decides like MUST. */
  readonly strict: boolean;
  /** Which requirements are judged; absent: all of the profile. */
  readonly only?: ((id: string) => boolean) | undefined;
  readonly pairs: readonly Pair[];
  /** Plans per scenario and pair; absent: what the hub's manifest says, or the suite's own number. */
  readonly runs?: number | undefined;
  readonly seed: number;
  readonly onEvent: (event: RunEvent) => void;
  readonly signal: AbortSignal;
}

/** Plans per scenario and pair where nobody names a number. */
const defaultRuns = 6;

/**
 * Runs the suite: every hub, every pair, every scenario, and judges each cell.
 * @throws what the launcher throws where a hub does not start, and the signal's reason where it is aborted.
 */
export async function run(options: RunOptions): Promise<RunReport> {
  const began = performance.now();
  const { suite, hubs, profile, strict, pairs, seed, onEvent } = options;
  const requirements = suite.requirements.filter(
    (one) => strengthAt(one, profile) !== undefined && (options.only?.(one.id) ?? true),
  );
  const possible = hubs.flatMap((hub) => pairs.filter((pair) => whyUnsupported(hub, pair) === undefined));
  onEvent({ event: 'run-started', hubs: hubs.length, pairs: possible.length, seed });
  const cells: Cell[] = [];
  const exhibits: Exhibit[] = [];
  for (const hub of hubs) {
    const outcome = await runHub(hub, requirements, options).catch((error: unknown) => {
      // Alone, a hub that cannot be run is an error of the whole run; beside others it must not cost their results.
      if (hubs.length === 1 || options.signal.aborted) throw error;
      return brokenHub(error, requirements, options);
    });
    exhibits.push(...outcome.exhibits);
    for (const { pair, requirement, verdict, runs, reached } of outcome.rulings) {
      const strength = strengthAt(requirement, profile) ?? requirement.strength;
      const standing = standingOf(verdict.verdict, strength, strict);
      cells.push({
        hub: hub.name,
        requirement: requirement.id,
        pair,
        strength,
        standing,
        runs,
        reached,
        ...verdict,
      });
    }
  }
  const report: RunReport = {
    suite: { name: 'hubproof', version: suite.version },
    seed,
    profile,
    ...(options.set !== undefined && { set: options.set }),
    strict,
    hubs: hubs.map(({ name, version, manifest }) => ({ name, version, manifest })),
    cells,
    exhibits,
    took: performance.now() - began,
    exit: exitCodeOf(cells),
  };
  onEvent({ event: 'run-ended', report });
  return report;
}

function brokenHub(error: unknown, requirements: readonly Requirement[], { pairs }: RunOptions) {
  const verdict: Verdict = {
    verdict: 'broken',
    because: error instanceof Error ? error.message : String(error),
  };
  const rulings = pairs.flatMap((pair) =>
    requirements.map((requirement): PairRuling => ({ pair, requirement, verdict, runs: 0, reached: 0 })),
  );
  return { rulings, exhibits: [] };
}

interface PairRuling {
  readonly pair: Pair;
  readonly requirement: Requirement;
  readonly verdict: Verdict;
  readonly runs: number;
  readonly reached: number;
}

/** Runs one hub: on one stage with children of all kinds where it can carry many, on a stage per kind otherwise. */
async function runHub(
  hub: HubUnderTest,
  requirements: readonly Requirement[],
  options: RunOptions,
): Promise<{ rulings: PairRuling[]; exhibits: Exhibit[] }> {
  const { onEvent, pairs } = options;
  const rulings: PairRuling[] = [];
  const exhibits: Exhibit[] = [];
  const all = (pair: Pair, verdict: Verdict) => {
    for (const requirement of requirements) {
      const because = whyNot(requirement, pair, options.profile);
      const own: Verdict = because === undefined ? verdict : { verdict: 'inapplicable', because };
      rulings.push({ pair, requirement, verdict: own, runs: 0, reached: 0 });
    }
  };
  const possible: Pair[] = [];
  for (const pair of pairs) {
    const because = whyUnsupported(hub, pair);
    if (because === undefined) possible.push(pair);
    else all(pair, { verdict: 'unsupported', because });
  }
  const count = childrenFor(hub, options.suite);
  for (const group of groupPairs(hub, possible)) {
    const kinds = uniqueKinds(group);
    onEvent({ event: 'hub-starting', hub: hub.name });
    const began = performance.now();
    let stage = await Stage.set(hub.launcher, hub.facts, kinds, count);
    onEvent({ event: 'hub-ready', hub: hub.name, took: performance.now() - began });
    try {
      for (const pair of group) {
        onEvent({ event: 'pair-started', hub: hub.name, pair });
        const pairOptions: PairOptions = {
          ...options,
          hub,
          pair,
          requirements,
          runs: options.runs ?? hub.runs ?? defaultRuns,
          stage,
          freshStage: () => Stage.set(hub.launcher, hub.facts, [kindOf(pair)], count),
        };
        try {
          const outcome = await runPair(pairOptions);
          rulings.push(...outcome.rulings.map((ruling) => ({ ...ruling, pair })));
          exhibits.push(...outcome.exhibits);
        } catch (error) {
          if (!(error instanceof HubEnded)) throw error;
          all(pair, { verdict: 'broken', because: `at ${formatPair(pair)} ${error.message}` });
          await stage.close();
          stage = await Stage.set(hub.launcher, hub.facts, kinds, count);
        }
        onEvent({ event: 'pair-ended', hub: hub.name, pair });
      }
    } finally {
      await stage.close();
    }
  }
  return { rulings, exhibits };
}

/** How many children of a kind the plans need, and the hub can have. */
function childrenFor(hub: HubUnderTest, { scenarios }: Suite): 1 | 2 {
  return hub.children.max ?? (scenarios.some(({ needs }) => needs.children === 2) ? 2 : 1);
}

function whyUnsupported(hub: HubUnderTest, pair: Pair): string | undefined {
  if (!hub.doors.includes(pair.clientVia)) return `it has no ${pair.clientVia} door for clients`;
  if (!hub.children.transports.includes(pair.childVia)) return `it reaches no children over ${pair.childVia}`;
  return hub.cannot(pair);
}

function groupPairs(hub: HubUnderTest, pairs: readonly Pair[]): Pair[][] {
  if (hub.children.max === undefined) return pairs.length === 0 ? [] : [[...pairs]];
  const groups = new Map<string, Pair[]>();
  for (const pair of pairs) {
    const key = JSON.stringify(kindOf(pair));
    groups.set(key, [...(groups.get(key) ?? []), pair]);
  }
  return [...groups.values()];
}

function uniqueKinds(pairs: readonly Pair[]): ChildKind[] {
  return [...new Map(pairs.map((pair) => [JSON.stringify(kindOf(pair)), kindOf(pair)])).values()];
}
