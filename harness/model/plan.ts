import type { Json, JsonObject } from './json.ts';
import type { SettingName } from './setting.ts';

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
  /** Requests of clients beside the calls, each played in its step. */
  readonly probes?: readonly Probe[];
  /** What the children answer to other methods than those that may ask, in the place of the right result. */
  readonly misanswers?: readonly Misanswer[];
  /** How the hub is set up; absent: as usual. */
  readonly setting?: SettingName;
  /** More is sent than a hub has to carry, so that rules that do not count with that judge nothing. */
  readonly excess?: true;
  /** What clients put before the name by which they introduce themselves. Modern clients only. */
  readonly introduces?: Partial<Readonly<Record<ClientName, string>>>;
}

/** A message of a client that is no call of the plan: to see what the hub makes of it. */
export interface Probe {
  readonly by: ClientName;
  /** The child whose door it goes through. */
  readonly to: ChildName;
  readonly step: number;
  readonly declares: JsonObject;
  /** Without `jsonrpc`; a request is given an id of its own unless it has one, and the client's envelope unless `bare`. */
  readonly message: JsonObject;
  /** It is a call of the child's tool that only echoes, made as the door wants it; `message` changes members of it. */
  readonly calls?: 'echo';
  /** Through the hub's other HTTP door. */
  readonly door?: 'other';
  /** Sent as it is: no id, no envelope is added. */
  readonly bare?: boolean;
  /** Text that is sent in the place of the message, as it is. */
  readonly raw?: string;
  /** HTTP header fields that are set to this value, or left out (null). */
  readonly headers?: Readonly<Record<string, string | null>>;
}

/** A wrong result for a method. */
export interface Misanswer {
  readonly method: string;
  readonly result: JsonObject;
}

/** Methods that may be answered with a question (2026-07-28 basic/patterns/mrtr, Supported Requests). */
export type AskingMethod = 'tools/call' | 'prompts/get' | 'resources/read';

/** One call of a client at a child, from its first request to its end. */
export interface Call {
  readonly by: ClientName;
  readonly to: ChildName;
  /** Calls of the same step run at once; the next step begins when all of them have ended. */
  readonly step: number;
  /** The client capabilities: of this request (modern), or of the session that it is made in (legacy). */
  readonly declares: JsonObject;
  /** Absent: `tools/call`. */
  readonly method?: AskingMethod;
  /** Made through the hub's other HTTP door. */
  readonly door?: 'other';
  /** Arguments of the tool beside the marker. */
  readonly args?: JsonObject;
  /**
   * What the child is to do, in arguments of the tool: it guards it, so it asks first, and where nobody can be asked it
   * gives out a token for these arguments. It says whether it was done.
   */
  readonly guards?: JsonObject;
  /** Brings the token that an earlier call of the plan, by its index, was given. */
  readonly confirms?: number;
  /** The JSON-RPC id of the client's first request; absent: the client's own counting. */
  readonly id?: string | number;
  /** The id of the client's first request is the one it gave out last, as a text: `"4"` beside `4`. */
  readonly idAsText?: true;
  /** `progressToken` of the client's requests. */
  readonly progressToken?: string | number;
  /** How the child ends the call; absent: a text that says so. */
  readonly ending?: Ending;
  /**
   * What the client does instead of seeing the call through: never retries (`abandon`), takes its first request
   * back (`cancel`), or breaks its connection off (`vanish`), each once the child has that request; or takes it back
   * when it is asked, and answers all the same (`recant`: legacy clients only, and the call needs an `id`).
   */
  readonly leaves?: 'abandon' | 'cancel' | 'vanish' | 'recant';
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

/** How a child ends a call. */
export type Ending =
  /** Members of the result; a marker stands for `{marker}` in any text. */
  { readonly result: JsonObject } | { readonly error: JsonObject };

/** One turn of a call: what the child asks, what the client answers, what is tried in between. */
export interface Round {
  readonly questions: readonly Question[];
  /** Requests that are no questions, put beside them in the map (modern) or pushed before them (legacy). */
  readonly beside?: readonly Beside[];
  /** The child's own `requestState`; absent: it sends none. */
  readonly state?: string;
  /**
   * In the place of `state`, once the client has one, the child sends the very state that the hub last gave to the
   * client of this call: the two may know each other. Modern legs only.
   */
  readonly mirrors?: true;
  /** What is tried with the hub's state before the rightful retry. Modern clients only. */
  readonly attacks?: readonly Attack[];
  /** Members beside those of an `input_required` result, or in the place of them. Modern children only. */
  readonly extra?: JsonObject;
  /** The child's whole result in this turn, whatever it is; `{marker}` stands for the call's marker. */
  readonly instead?: Json;
  /**
   * Text that the child writes in the place of its answer, as it is: duplicate members, wrong types, half a message.
   * `{id}` stands for the request's id as JSON, `{marker}` for the call's marker.
   */
  readonly raw?: string;
  /** Progress notices before the answer of this turn, for the token of the request or for another one. */
  readonly progress?: { readonly count: number; readonly token?: string | number };
  /**
   * What goes wrong with the child in this turn: it dies, it never answers, it writes what is no message, or it answers
   * only once it has been told that nobody waits any more (or a little later, where it is told nothing).
   */
  readonly fault?: 'crash' | 'hang' | 'noise' | 'late';
  /** Answers that the client adds under keys of its own. Modern clients only. */
  readonly unasked?: JsonObject;
  /** Milliseconds that the person takes to answer. Modern clients only. */
  readonly thinks?: number;
  /** The retry goes to another instance of the hub, set up like this. Modern clients only. */
  readonly retryAt?: SettingName;
}

/** One elicitation, and the answer its person gives. */
export interface Question {
  /** The child's key of it in `inputRequests`; unused on legacy legs. */
  readonly key: string;
  /** Text that the person reads; the stage adds a marker behind it. */
  readonly message: string;
  /** The `requestedSchema`; absent: one optional string field. */
  readonly schema?: JsonObject;
  /** Asks in url mode, with this url; `{bait}` stands for an address at which it is seen who opens it. Children of 2025-06-18 do not know it and ask nothing. */
  readonly url?: string;
  /** Once it is answered, the child tells that what stands behind the url is done. Children of 2025-11-25 only. */
  readonly completes?: true;
  /** Members of the question's params beside the usual ones. */
  readonly extra?: JsonObject;
  /** The `_meta` of the question's params. */
  readonly meta?: JsonObject;
  readonly answer: Answer;
}

/** What a person does with a question. */
export type Answer =
  /** In url mode nothing is submitted, so there is no content. */
  | { readonly action: 'accept'; readonly content?: JsonObject }
  | { readonly action: 'decline' }
  | { readonly action: 'cancel' }
  /** Something that is no answer, in the place of one. */
  | { readonly action: 'garbled'; readonly as: Json }
  /** No answer to this question: it is left out of the retry, or never answered. */
  | { readonly action: 'silent' };

/** A request of a child that is no question. */
export interface Beside {
  readonly key: string;
  readonly method: string;
  readonly params: JsonObject;
}

/** A retry that must be refused: the state changed on the way, or presented where it does not belong. */
export interface Attack {
  /** Who presents it; absent: the rightful client itself. */
  readonly by?: ClientName;
  readonly edit: Edit;
  /** At another child. */
  readonly to?: ChildName;
  /**
   * `echo`: for another tool of the child, the one that only echoes. `own`: for the tool by the name it has at the
   * call's own child, wherever the attack goes.
   */
  readonly tool?: 'echo' | 'own';
  readonly method?: AskingMethod;
  /** With these arguments beside the marker. */
  readonly args?: JsonObject;
  /** Through the door that the call did not come through: the hub's other HTTP door, or the usual one. */
  readonly door?: 'other';
  /** At another instance of the hub, set up like this. */
  readonly at?: SettingName;
}

/** How the state is changed before it is presented. Positions are fractions of its length, 0 ≤ at < 1. */
export type Edit =
  | { readonly kind: 'none' }
  | { readonly kind: 'flip'; readonly at: number; readonly bit: number }
  | { readonly kind: 'cut'; readonly at: number }
  | { readonly kind: 'grow'; readonly text: string }
  /** The part behind this place is put before the part up to it. */
  | { readonly kind: 'swap'; readonly at: number }
  /** Another spelling, which lenient decoders read as the same. */
  | { readonly kind: 'respell'; readonly as: 'padded' | 'standard' | 'broken' | 'percent' | 'twice' }
  | { readonly kind: 'empty' }
  /** A value of this kind in its place. */
  | { readonly kind: 'literal'; readonly value: Json }
  /** The state itself, inside a list or an object: what turns into a text may turn into the right one. */
  | { readonly kind: 'wrapped'; readonly in: 'array' | 'object' }
  /** No state at all, only the answers. */
  | { readonly kind: 'absent' }
  /** The state that the hub gave in an earlier turn of the same call. */
  | { readonly kind: 'earlier'; readonly turn: number };
