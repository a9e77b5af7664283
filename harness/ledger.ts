import type { Sighting } from './model/sighting.ts';

/** What was seen of one requirement at one pair. */
export interface Account {
  /** Plans in which the premise arose. */
  reached: number;
  /** Why the requirement does not speak of this hub, where a rule said so. */
  exempt: string | undefined;
  /** That holds at every profile. */
  altogether?: true | undefined;
}

/** Keeps account of all plans that were played at one pair. */
export class Ledger {
  /** Plans played. */
  runs = 0;
  /** Whether a child was told that it may ask, or a client was shown a question. */
  carries = false;
  readonly #accounts = new Map<string, Account>();

  /** Enters what all rules saw in one plan. */
  enter(seen: ReadonlyMap<string, readonly Sighting[]>, carries: boolean): void {
    this.runs += 1;
    this.carries ||= carries;
    for (const [requirement, sightings] of seen) {
      const account = this.of(requirement);
      if (sightings.some(({ saw }) => saw !== 'exempt')) account.reached += 1;
      for (const one of sightings) {
        if (one.saw !== 'exempt') continue;
        const first = account.exempt === undefined || account.altogether === true;
        account.altogether = first ? one.altogether : undefined;
        account.exempt ??= one.because;
      }
    }
  }

  /** The account of a requirement. */
  of(requirement: string): Account {
    const account = this.#accounts.get(requirement) ?? { reached: 0, exempt: undefined };
    this.#accounts.set(requirement, account);
    return account;
  }
}
