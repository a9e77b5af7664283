import type { Entry } from '../../../harness/model/entry.ts';
import type { Broken, Rule, Sighting } from '../../../harness/model/sighting.ts';
import type { Trace } from '../../../harness/model/trace.ts';

/** What a rule saw, as words: `held`, `broken`, `exempt`. */
export function seen(rule: Rule, trace: Trace): Sighting['saw'][] {
  return rule.look(trace).map(({ saw }) => saw);
}

/** The broken sightings of a rule, each with the entry it points at. */
export function guilty(rule: Rule, trace: Trace): (Broken & { readonly entry: Entry })[] {
  return rule.look(trace).flatMap((one) => {
    if (one.saw !== 'broken') return [];
    const entry = trace.entries[one.at];
    if (entry === undefined)
      throw new RangeError(`${rule.requirement} points at ${one.at}, where nothing is`);
    return [{ ...one, entry }];
  });
}

/** An entry as `front from-hub ann`. */
export function where({ side, direction, who }: Entry): string {
  return `${side} ${direction} ${who}`;
}
