import type { Progress } from '@modelcontextprotocol/server';
import type { Caller, Json } from '../policy/types.ts';

/** One request of a client, apart from its method and params. */
export interface Exchange {
  readonly caller: Caller;
  /** Ends when the client cancels or goes away. */
  readonly signal: AbortSignal;
  /** As received, so of any type; absent on most requests. */
  readonly inputResponses: unknown;
  readonly requestState: unknown;
  /** Present where the client asked for progress. */
  readonly onprogress: ((progress: Progress) => void) | undefined;
  /** Puts one question to the person live and gives the client's raw result; only on a door that keeps the call open. */
  readonly ask: ((request: Json) => Promise<unknown>) | undefined;
}
