import { firstBroken } from './hunt.ts';
import { judge } from './judge.ts';
import type { Pair } from './model/pair.ts';
import type { Plan } from './model/plan.ts';
import type { Rule } from './model/sighting.ts';
import type { Trace } from './model/trace.ts';

/** How often a failure is run again before it counts. */
export const confirmations = 5;

/** What came of running a plan again. */
export interface Confirmation {
  readonly failed: number;
  readonly of: number;
  /** Plans in which the premise arose. */
  readonly reached: number;
  /** A playing that failed; where none did, the last one. */
  readonly trace: Trace;
}

/** What plans are played on. */
export interface Playing {
  play(plan: Plan, pair: Pair): Promise<Trace>;
  /** Starts the hub anew. */
  renew(): Promise<void>;
}

/** Runs a plan again, as often as a failure must hold to be one. */
export async function confirm(
  requirement: string,
  plan: Plan,
  pair: Pair,
  stage: Playing,
  rules: readonly Rule[],
  signal: AbortSignal,
): Promise<Confirmation> {
  let failed = 0;
  let reached = 0;
  let shown: Trace | undefined;
  let last: Trace | undefined;
  for (let run = 0; run < confirmations; run++) {
    signal.throwIfAborted();
    last = await stage.play(plan, pair);
    let sightings = judge(last, rules).get(requirement) ?? [];
    if (sightings.some(({ saw }) => saw !== 'exempt')) reached += 1;
    // What failed once may have left the hub in a state in which nothing can be shown any more.
    else if (failed > 0) {
      await stage.renew();
      last = await stage.play(plan, pair);
      sightings = judge(last, rules).get(requirement) ?? [];
      if (sightings.some(({ saw }) => saw !== 'exempt')) reached += 1;
    }
    if (firstBroken(sightings) === undefined) continue;
    failed += 1;
    shown ??= last;
  }
  return { failed, of: confirmations, reached, trace: (shown ?? last) as Trace };
}
