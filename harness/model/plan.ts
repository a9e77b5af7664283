import type { JsonObject } from './json.ts';

/** The fake clients; each has an identity (bearer token) of its own. */
export type ClientName = 'ann' | 'bob';

/** The fake children; each is configured in the hub under a name of its own. */
export type ChildName = 'alpha' | 'beta';

/**
 * What is going to be sent, as plain JSON: it asserts nothing, and it means the same for every pair of
 * revisions. The stage plays it, the shrinker makes it smaller, a token carries it.
 */
export interface Plan {
  readonly calls: readonly Call[];
}

/** One `tools/call` of a client at a child, from its first request to its end. */
export interface Call {
  readonly by: ClientName;
  readonly to: ChildName;
  /** Calls of the same step run at once; the next step begins when all of them have ended. */
  readonly step: number;
  /** The client capabilities: of this request (modern), or of the session that it is made in (legacy). */
  readonly declares: JsonObject;
  /** `allowed`: the child asks only if it was told that it may. `always`: whatever it was told. */
  readonly asks: 'allowed' | 'always';
  readonly rounds: readonly Round[];
  /** The child repeats its last round for ever; the client goes on answering until the hub ends it. */
  readonly endless?: boolean;
  /**
   * The child keeps its first answer until every held call of the step has arrived, and they are
   * let go in ascending order of this number.
   */
  readonly hold?: number;
}

/** One turn of a call: what the child asks, what the client answers, what is tried in between. */
export interface Round {
  readonly questions: readonly Question[];
  /** Requests that are no questions, put beside them in the map (modern) or pushed before them (legacy). */
  readonly beside?: readonly Beside[];
  /** The child's own `requestState`; absent: it sends none. */
  readonly state?: string;
  /** What is tried with the hub's state before the rightful retry. Modern clients only. */
  readonly attacks?: readonly Attack[];
}

/** One elicitation, and the answer its person gives. */
export interface Question {
  /** The child's key of it in `inputRequests`; unused on legacy legs. */
  readonly key: string;
  /** Text that the person reads; the stage adds a marker behind it. */
  readonly message: string;
  /** The `requestedSchema`; absent: one optional string field. */
  readonly schema?: JsonObject;
  /** The `_meta` of the question's params. */
  readonly meta?: JsonObject;
  readonly answer: Answer;
}

/** What a person does with a question. */
export type Answer =
  | { readonly action: 'accept'; readonly content: JsonObject }
  | { readonly action: 'decline' }
  | { readonly action: 'cancel' };

/** A request of a child that is no question. */
export interface Beside {
  readonly key: string;
  readonly method: string;
  readonly params: JsonObject;
}

/** A retry that must be refused: the state changed on the way, or presented by somebody else. */
export interface Attack {
  /** Who presents it; absent: the rightful client itself. */
  readonly by?: ClientName;
  readonly edit: Edit;
}

/** How the state is changed before it is presented. Positions are fractions of its length, 0 ≤ at < 1. */
export type Edit =
  | { readonly kind: 'none' }
  | { readonly kind: 'flip'; readonly at: number; readonly bit: number }
  | { readonly kind: 'cut'; readonly at: number }
  | { readonly kind: 'grow'; readonly text: string }
  | { readonly kind: 'empty' };
