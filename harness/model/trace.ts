import type { Entry } from './entry.ts';
import type { Pair } from './pair.ts';
import type { ChildName, Plan } from './plan.ts';

/** What the manifest of a hub says that rules need to know. */
export interface HubFacts {
  readonly name: string;
  /** The names under which the operator configured the children. */
  readonly childNames: Readonly<Record<ChildName, string>>;
  /** Whether the hub can tell its clients apart (credentials of their own). */
  readonly tellsClientsApart: boolean;
  /** How many `input_required` results one chain may have. */
  readonly maxRounds: number;
}

/** One plan as it was played: all that rules may look at. */
export interface Trace {
  readonly plan: Plan;
  readonly pair: Pair;
  readonly hub: HubFacts;
  /** Common start of all markers of this playing. */
  readonly nonce: string;
  readonly entries: readonly Entry[];
}
