import type { SettingName } from './setting.ts';
import type { Trace } from './trace.ts';

/**
 * What a rule saw each time its premise arose. A rule that yields none saw nothing: that is `unreached`,
 * never `pass`.
 */
export type Sighting = Held | Broken | Exempt;

/** The requirement held here. */
export interface Held {
  readonly saw: 'held';
  /** Entry that shows it. */
  readonly at: number;
}

/** The requirement was broken here. */
export interface Broken {
  readonly saw: 'broken';
  /** The guilty entry. */
  readonly at: number;
  readonly expected: string;
  readonly actual: string;
}

/** The hub is built so that the requirement does not speak of it. */
export interface Exempt {
  readonly saw: 'exempt';
  readonly because: string;
  /** Also at the `guide` profile: the hub has nothing at all that the requirement could speak of. */
  readonly altogether?: true;
}

/** Sees one requirement on the wire: a pure function of the trace. */
export interface Rule {
  /** Id of the requirement. */
  readonly requirement: string;
  readonly look: (trace: Trace) => Sighting[];
  /** It can judge plans that send more than a hub has to carry. */
  readonly excess?: true;
  /** Settings of the hub under which it can judge a plan, beside the usual ones. */
  readonly under?: readonly SettingName[];
}
