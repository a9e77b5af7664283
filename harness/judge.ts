import type { Rule, Sighting } from './model/sighting.ts';
import type { Trace } from './model/trace.ts';

/** What all rules saw in one trace, by requirement. Rules that saw nothing are left out. */
export function judge(trace: Trace, rules: readonly Rule[]): Map<string, Sighting[]> {
  const seen = new Map<string, Sighting[]>();
  const { setting, excess: tooMuch } = trace.plan;
  for (const { requirement, look, under = [], excess } of rules) {
    if (tooMuch && !excess) continue;
    // A hub that is set up otherwise on purpose is not what most rules have in mind.
    if (setting !== undefined && !under.includes(setting)) continue;
    const sightings = look(trace);
    if (sightings.length > 0) seen.set(requirement, [...(seen.get(requirement) ?? []), ...sightings]);
  }
  return seen;
}
