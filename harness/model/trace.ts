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
  /** Names of the variables that its setting changes; absent under the usual one. */
  readonly turned?: readonly string[] | undefined;
  /** Most bytes of UTF-8 in the message of a question; absent: not known. */
  readonly maxMessageBytes?: number | undefined;
  /** Most bytes of UTF-8 in a whole question, schema included; absent: not known. */
  readonly maxPayloadBytes?: number | undefined;
  /** Milliseconds for which a half-finished call can be taken up again; absent: not known. */
  readonly stateTtlMs?: number | undefined;
  /** Milliseconds that the hub gives a child for one answer; absent: not known. */
  readonly callDeadlineMs?: number | undefined;
}

/** One plan as it was played: all that rules may look at. */
export interface Trace {
  readonly plan: Plan;
  readonly pair: Pair;
  readonly hub: HubFacts;
  /** Common start of all markers of this playing. */
  readonly nonce: string;
  readonly entries: readonly Entry[];
  /** Lines that the hub wrote while the plan was played, on every stream and file that its manifest names. */
  readonly log?: readonly string[];
  /** The different lines that it wrote before, cut where they are long; absent where they are not all known. */
  readonly logBefore?: readonly string[] | undefined;
  /** The first lines that it wrote since it was started: what it said while it came up is among them. */
  readonly startLog?: readonly string[];
  /** Why the hub was gone after a plan that put it to the test; it was started again. */
  readonly hubEnded?: string;
  /** Where urls of the plan lead that we listen at, and who opened one, by what they said. */
  readonly baited?: { readonly address: string; readonly visits: readonly string[] };
  /** It did not come up under the plan's setting, and nothing was played. */
  readonly refusedToStart?: true;
}
