import type { Entry } from '../../harness/model/entry.ts';
import type { Broken, Exempt, Held } from '../../harness/model/sighting.ts';

/** The requirement held at this entry. */
export function held(entry: Entry): Held {
  return { saw: 'held', at: entry.n };
}

/** The requirement was broken at this entry. */
export function broken(entry: Entry, expected: string, actual: string): Broken {
  return { saw: 'broken', at: entry.n, expected, actual };
}

/** The requirement does not speak of this hub. */
export function exempt(because: string): Exempt {
  return { saw: 'exempt', because };
}

/** The hub has nothing that the requirement could speak of, and no profile asks for it. */
export function exemptAltogether(because: string): Exempt {
  return { saw: 'exempt', because, altogether: true };
}

/** A value as a person reads it in a failure: JSON, cut where it is long. */
export function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 300 ? `${text.slice(0, 300)}… (${text.length} characters)` : text;
}
