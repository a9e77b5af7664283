import type { Entry } from './entry.ts';
import type { Pair } from './pair.ts';
import type { Plan } from './plan.ts';
import type { Profile } from './requirement.ts';
import type { Broken } from './sighting.ts';
import type { Cell } from './verdict.ts';

/** A hub as reports name it. */
export interface HubName {
  readonly name: string;
  readonly version: string;
  /** Path of its manifest, as given on the command line. */
  readonly manifest: string;
}

/** All that came out of a run: what every reporter draws from. */
export interface RunReport {
  readonly suite: { readonly name: string; readonly version: string };
  readonly seed: number;
  readonly profile: Profile;
  /** The frozen set that was asked for, such as `2026-07-28/1`. */
  readonly set?: string;
  readonly strict: boolean;
  readonly hubs: readonly HubName[];
  readonly cells: readonly Cell[];
  /** One exhibit for each cell that failed or was unstable. */
  readonly exhibits: readonly Exhibit[];
  /** Wall time in milliseconds; not part of the JSON report, which is the same for the same verdicts. */
  readonly took: number;
  readonly exit: ExitCode;
}

/** The shrunk failure of a cell, with the transcript that shows it. */
export interface Exhibit {
  readonly hub: string;
  readonly requirement: string;
  readonly pair: Pair;
  readonly scenario: string;
  readonly plan: Plan;
  readonly broken: Broken;
  readonly entries: readonly Entry[];
}

/** What the process says to its caller; the meaning of each is decided in `harness/exit.ts`. */
export type ExitCode = 0 | 1 | 2 | 3 | 4;
