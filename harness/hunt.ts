import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { judge } from './judge.ts';
import type { Ledger } from './ledger.ts';
import { formatPair, type Pair } from './model/pair.ts';
import type { Plan } from './model/plan.ts';
import type { Broken, Sighting } from './model/sighting.ts';
import type { Trace } from './model/trace.ts';
import { shrink } from './shrink.ts';
import type { StageFacts } from './stage/houses.ts';
import type { PlayableScenario, Suite } from './suite.ts';

/** A failure as it was found, before it is confirmed. */
export interface Find {
  readonly requirement: string;
  readonly scenario: string;
  /** The plan as it was drawn. */
  readonly drawn: Plan;
  /** The smallest plan that still failed. */
  readonly shrunk: Plan;
}

/** What a hunt needs to know. */
export interface Hunt {
  readonly suite: Suite;
  readonly scenario: PlayableScenario;
  readonly pair: Pair;
  readonly facts: StageFacts;
  readonly runs: number;
  readonly seed: number;
  /** Requirements whose failures are looked for. */
  readonly wanted: ReadonlySet<string>;
  /** Requirements whose failure is known at this pair; what is found is added. */
  readonly found: Set<string>;
  readonly ledger: Ledger;
  readonly play: (plan: Plan) => Promise<Trace>;
  readonly onPlayed: () => void;
  readonly signal: AbortSignal;
}

/** Plans that are played at most to make one failure smaller. */
const shrinkBudget = 60;

/** The same for a scenario whose plans take long. */
const slowBudget = 4;

/** Plays the plans of one scenario at one pair and shrinks what fails; each requirement fails once at a pair. */
export async function hunt(options: Hunt): Promise<Find[]> {
  const { suite, scenario, pair, wanted, found, ledger, play } = options;
  const finds: Find[] = [];
  for (const plan of drawPlans(options)) {
    options.signal.throwIfAborted();
    const trace = await play(plan);
    const seen = judge(trace, suite.rules);
    ledger.enter(seen, suite.carries(trace));
    options.onPlayed();
    for (const [requirement, sightings] of seen) {
      if (!wanted.has(requirement) || found.has(requirement) || firstBroken(sightings) === undefined)
        continue;
      found.add(requirement);
      const stillFails = async (smaller: Plan) => {
        options.signal.throwIfAborted();
        return firstBroken(judge(await play(smaller), suite.rules).get(requirement)) !== undefined;
      };
      const shrunk = await shrink(
        plan,
        stillFails,
        scenario.atMost === undefined ? shrinkBudget : slowBudget,
      );
      finds.push({ requirement, scenario: scenario.id, drawn: plan, shrunk });
    }
  }
  return finds;

  function drawPlans({ runs, seed, facts }: Hunt): Plan[] {
    const { maxRounds, under = {} } = facts;
    const ground = { pair, maxRounds, usual: facts, under };
    const examples = scenario.examples?.(ground) ?? [];
    const drawn = fc.sample(scenario.plans(ground), {
      numRuns: Math.min(scenario.atMost ?? runs, Math.max(1, runs - examples.length)),
      seed: seedFor(seed, scenario.id, pair),
    });
    return [...examples, ...drawn];
  }
}

/** The first broken sighting; undefined where there is none. */
export function firstBroken(sightings: readonly Sighting[] | undefined): Broken | undefined {
  return sightings?.find((one) => one.saw === 'broken');
}

/** A seed of its own for each scenario and pair, so that what is selected beside it changes nothing. */
function seedFor(seed: number, scenario: string, pair: Pair): number {
  return createHash('sha256')
    .update(`${seed} ${scenario} ${formatPair(pair)}`)
    .digest()
    .readInt32BE(0);
}
