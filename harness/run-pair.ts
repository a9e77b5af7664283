import { whyNot } from './applicability.ts';
import { confirm } from './confirm.ts';
import type { HubUnderTest } from './hub-under-test.ts';
import { type Find, firstBroken, hunt } from './hunt.ts';
import { judge } from './judge.ts';
import { Ledger } from './ledger.ts';
import type { RunEvent } from './model/event.ts';
import { formatPair, type Pair } from './model/pair.ts';
import type { Profile, Requirement } from './model/requirement.ts';
import type { Exhibit } from './model/run-report.ts';
import { settings } from './model/setting.ts';
import type { Verdict } from './model/verdict.ts';
import { plainCallFails } from './plain-call.ts';
import { HubEnded, type Stage } from './stage/stage.ts';
import type { PlayableScenario, Suite } from './suite.ts';
import { writeToken } from './token.ts';

/** What a pair is run with. */
export interface PairOptions {
  readonly suite: Suite;
  readonly hub: HubUnderTest;
  readonly pair: Pair;
  /** Requirements of the profile that were selected. */
  readonly requirements: readonly Requirement[];
  readonly profile: Profile;
  readonly runs: number;
  readonly seed: number;
  readonly stage: Stage;
  /** Sets a stage of its own, on which nothing was played before. */
  readonly freshStage: () => Promise<Stage>;
  readonly onEvent: (event: RunEvent) => void;
  readonly signal: AbortSignal;
}

/** A verdict on one requirement, with what it rests on. */
export interface Ruling {
  readonly requirement: Requirement;
  readonly verdict: Verdict;
  readonly runs: number;
  readonly reached: number;
}

/** Plays and judges one pair of one hub. */
export async function runPair(options: PairOptions): Promise<{ rulings: Ruling[]; exhibits: Exhibit[] }> {
  const { suite, hub, pair, requirements, profile, stage } = options;
  const ledger = new Ledger();
  const ruling = (requirement: Requirement, verdict: Verdict): Ruling => ({
    requirement,
    verdict,
    runs: ledger.runs,
    reached: ledger.of(requirement.id).reached,
  });
  const spoken = requirements.filter((one) => whyNot(one, pair, profile) === undefined);
  const unspoken = requirements.flatMap((one) => {
    const because = whyNot(one, pair, profile);
    return because === undefined ? [] : [ruling(one, { verdict: 'inapplicable', because })];
  });
  if (spoken.length === 0) return { rulings: unspoken, exhibits: [] };

  const before = await plainCallFails(stage, pair, options.signal);
  if (before !== undefined) {
    const blocked = spoken.map((one) => ruling(one, { verdict: 'blocked', because: before }));
    return { rulings: [...unspoken, ...blocked], exhibits: [] };
  }

  const wanted = new Set(spoken.map(({ id }) => id));
  const found = new Set<string>();
  const finds: Find[] = [];
  const missing = new Map<string, string>();
  for (const scenario of suite.scenarios) {
    if (!scenario.plays(pair) || !scenario.reaches.some((id) => wanted.has(id))) continue;
    const lack = lacks(hub, scenario);
    if (lack !== undefined) {
      for (const id of scenario.reaches) missing.set(id, lack);
      continue;
    }
    const finding = await hunt({
      ...options,
      scenario,
      facts: hub.facts,
      wanted,
      found,
      ledger,
      play: (plan) => stage.play(plan, pair),
      onPlayed: () => options.onEvent({ event: 'plan-played', hub: hub.name, pair, scenario: scenario.id }),
    });
    finds.push(...finding);
    // A fault may outlast its plan, and what comes after must not be judged by it.
    if (finding.length > 0) await stage.renew();
  }
  const after = await plainCallFails(stage, pair, options.signal);

  const exhibits: Exhibit[] = [];
  const failures = new Map<string, Verdict>();
  for (const find of finds) {
    const { verdict, exhibit } = await confirmed(find, options);
    failures.set(find.requirement, verdict);
    if (exhibit !== undefined) exhibits.push(exhibit);
    options.onEvent({ event: 'failure-found', hub: hub.name, pair, requirement: find.requirement });
  }
  const rulings = spoken.map((one) =>
    ruling(one, failures.get(one.id) ?? settled(one, ledger, missing.get(one.id), after, pair, profile)),
  );
  return { rulings: [...unspoken, ...rulings], exhibits };
}

/** The verdict where nothing failed. */
function settled(
  requirement: Requirement,
  ledger: Ledger,
  lack: string | undefined,
  after: string | undefined,
  pair: Pair,
  profile: Profile,
): Verdict {
  const { reached, exempt, altogether } = ledger.of(requirement.id);
  if (after !== undefined) return { verdict: 'blocked', because: `after all plans: ${after}` };
  // The guide asks for what an exempt hub does not even have; a rule of its own says so where it can be seen.
  if (exempt !== undefined && profile === 'guide' && !altogether)
    return { verdict: 'unreached', because: exempt };
  if (exempt !== undefined) return { verdict: 'inapplicable', because: exempt };
  if (reached > 0) return { verdict: 'pass' };
  if (lack !== undefined) return { verdict: 'unsupported', because: lack };
  if (requirement.applies.carried && profile === 'spec' && !ledger.carries) {
    return { verdict: 'inapplicable', because: `the hub carries no question at ${formatPair(pair)}` };
  }
  return { verdict: 'unreached', because: 'its premise did not arise in any plan' };
}

/** What a scenario needs and the hub has not. */
function lacks(hub: HubUnderTest, { needs }: PlayableScenario): string | undefined {
  if (needs.identities && !hub.facts.tellsClientsApart) return 'its clients have no credentials of their own';
  const unset = needs.settings?.find((name) => hub.facts.under?.[name] === undefined);
  if (unset !== undefined) return `its manifest does not say how it is set up so that ${settings[unset]}`;
  if (needs.otherDoor && !hub.hasOtherDoor) return 'it has no second HTTP endpoint';
  if (needs.children > (hub.children.max ?? needs.children)) return 'it carries one child only';
  return undefined;
}

/** Confirms a find on a stage of its own: first the shrunk plan, then, where that does not hold, the drawn one. */
async function confirmed(
  { requirement, scenario, drawn, shrunk }: Find,
  { suite, hub, pair, freshStage, signal }: PairOptions,
): Promise<{ verdict: Verdict; exhibit?: Exhibit }> {
  const stage = await freshStage();
  try {
    const blocked = await plainCallFails(stage, pair, signal);
    if (blocked !== undefined)
      return { verdict: { verdict: 'blocked', because: `to run it again: ${blocked}` } };
    let plan = shrunk;
    let outcome = await confirm(requirement, plan, pair, stage, suite.rules, signal);
    if (outcome.failed < outcome.of) {
      const again = await confirm(requirement, drawn, pair, stage, suite.rules, signal);
      if (again.failed > outcome.failed) [plan, outcome] = [drawn, again];
    }
    const { trace, failed, of } = outcome;
    const broken = firstBroken(judge(trace, suite.rules).get(requirement));
    const failure = {
      expected: broken?.expected ?? 'the same failure as before',
      actual: broken?.actual ?? 'it did not fail again',
      scenario,
      token: writeToken({ scenario, requirement, pair, plan }),
      confirmed: { failed, of },
    };
    const verdict: Verdict =
      failed === of
        ? { verdict: 'fail', failure }
        : {
            verdict: 'unstable',
            because: `it failed ${failed} of ${of} times when it was run again`,
            failure,
          };
    if (broken === undefined) return { verdict };
    const exhibit = { hub: hub.name, requirement, pair, scenario, plan, broken, entries: trace.entries };
    return { verdict, exhibit };
  } catch (error) {
    // The main stage is another hub and is well: only this requirement is left without a verdict.
    if (!(error instanceof HubEnded)) throw error;
    return { verdict: { verdict: 'broken', because: `while a failure was run again, ${error.message}` } };
  } finally {
    await stage.close();
  }
}
