/** A JSON object as it came off the wire. */
export type Json = Record<string, unknown>;

export type Era = 'modern' | 'legacy';

/** The requests that may be answered with a question (2026-07-28, basic/patterns/mrtr, Supported Requests). */
export type CarryingMethod = 'tools/call' | 'prompts/get' | 'resources/read';

/** The `elicitation` member of a client's capabilities: `{}`, `{form: {}}`, `{url: {}}` or both. */
export type ElicitationCapability = Json;

/** Who sent one request, as far as that request (or, for a legacy client, its `initialize`) says. */
export interface Caller {
  /** From the bearer token; `anonymous` where the hub asks for none, `stdio` on that door. */
  readonly clientId: string;
  /** The person behind the client, where an access token names one. */
  readonly subject?: string | undefined;
  /** What the client calls itself. Reported by itself, so fit for logs only. */
  readonly name: string | undefined;
  readonly door: 'http' | 'stdio';
  readonly era: Era;
  readonly revision: string;
  /** Modern: of this very request. Legacy: as declared at `initialize`. */
  readonly capabilities: Json;
}

/** One call of a client, addressed to one child. */
export interface Call {
  /** Id of the request that it came by: two clients may use the same one. */
  readonly id: string | number;
  readonly caller: Caller;
  /** The door it came through: `stdio`, `hub`, or the path of one child. */
  readonly endpoint: string;
  /** The child, by the name the operator gave it. */
  readonly server: string;
  readonly method: CarryingMethod;
  /** Tool or prompt name, or resource URI. */
  readonly target: string;
  /** What the child is sent, without `_meta` and without what belongs to a retry. */
  readonly params: Json;
}

/** What decides whether a question could reach a person. */
export interface ReachFacts {
  readonly caller: Caller;
  readonly server: string;
  /** `MCP_ELICITATION`. */
  readonly enabled: boolean;
  /** `passthrough` of this server. */
  readonly passthrough: 'auto' | 'off';
  readonly child: { readonly era: Era; readonly revision: string };
}

/** An error on its way to a modern client over HTTP. */
export interface HttpError {
  readonly status: number;
  readonly error: Json;
}

/** Either what this caller can be asked, or why it cannot be asked anything. */
export type Reach = { readonly elicitation: ElicitationCapability } | { readonly withheld: string };

/** One embedded request that goes on to the client, under the child's own key. */
export interface Question {
  readonly key: string;
  readonly request: Json;
}

/** One embedded request that does not. */
export interface Dropped {
  readonly method: string;
  readonly because: string;
}

export interface Selection {
  readonly questions: readonly Question[];
  readonly dropped: readonly Dropped[];
}

/** What a sealed state holds. */
export interface Sealed {
  /** Digest of the call it was minted for, see `bind`. */
  readonly binding: string;
  /** The child's own `requestState`; absent where it sent none. */
  readonly childState?: string;
  /** The questions of the last round: the client's key beside the child's. */
  readonly keys: readonly (readonly [client: string, child: string])[];
  /** How many questions this chain has shown, this one included. */
  readonly round: number;
  /** Milliseconds since the epoch. */
  readonly expires: number;
}

/** A person's answer, bare as the protocol has it. */
export interface Answer {
  readonly action: 'accept' | 'decline' | 'cancel';
  readonly content?: Json;
}

/** What a retry adds to the request toward the child. */
export interface RetryParams {
  inputResponses?: Record<string, Answer>;
  requestState?: string;
}

/** A round ready to be shown: questions under the client's keys. */
export interface Round {
  readonly questions: readonly Question[];
  readonly dropped: readonly Dropped[];
  readonly requestState: string;
}

/** The `input_required` result for the client, or why there is none. */
export type Presented = { readonly result: Json } | { readonly refused: string };

/** A tool of the hub's own; all its required arguments are text. */
export interface MetaTool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: {
    readonly type: 'object';
    readonly properties: Record<string, { readonly type: string; readonly description: string }>;
    readonly required: string[];
  };
}

export type Awaitable<T> = T | Promise<T>;
