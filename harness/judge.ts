import type { Rule, Sighting } from './model/sighting.ts';
import type { Trace } from './model/trace.ts';

/** What all rules saw in one trace, by requirement. Rules that saw nothing are left out. */
export function judge(trace: Trace, rules: readonly Rule[]): Map<string, Sighting[]> {
  const seen = new Map<string, Sighting[]>();
  for (const { requirement, look } of rules) {
    const sightings = look(trace);
    if (sightings.length > 0) seen.set(requirement, [...(seen.get(requirement) ?? []), ...sightings]);
  }
  return seen;
}
