import type { Pair } from './pair.ts';
import type { Plan } from './plan.ts';
import type { SettingName } from './setting.ts';
import type { HubFacts } from './trace.ts';

/** What a scenario needs to know about its hub to draw plans. */
export interface Ground {
  readonly pair: Pair;
  /** How many `input_required` results one chain may have. */
  readonly maxRounds: number;
  /** What the manifest says of the hub as it is set up usually. */
  readonly usual?: Limits;
  /** What it says of the hub under other settings. */
  readonly under?: Readonly<Partial<Record<SettingName, Partial<Limits>>>>;
}

/** Limits of the hub that plans may have to know. */
export type Limits = Omit<HubFacts, 'childNames' | 'name' | 'tellsClientsApart'>;

/** A generator of plans and a promise of what they reach; it asserts nothing. */
export interface Scenario<Arbitrary = unknown> {
  readonly id: string;
  /** What it plays, in one line. */
  readonly title: string;
  /** Requirements whose premise its plans bring about, in every pair it plays that they apply to. */
  readonly reaches: readonly string[];
  readonly needs: Needs;
  readonly plays: (pair: Pair) => boolean;
  /** Literal plans that are played first. */
  readonly examples?: (ground: Ground) => readonly Plan[];
  readonly plans: (ground: Ground) => Arbitrary;
  /** So many plans are drawn at most: for what takes long. */
  readonly atMost?: number;
}

/** What a hub must have for a scenario to be played on it. */
export interface Needs {
  /** How many children at once. */
  readonly children: 1 | 2;
  /** Whether the hub must be able to tell its clients apart by their credentials. */
  readonly identities?: boolean;
  /** Whether the hub must have a second HTTP endpoint. */
  readonly otherDoor?: boolean;
  /** Ways in which it must be possible to set the hub up otherwise than usually. */
  readonly settings?: readonly SettingName[];
}
