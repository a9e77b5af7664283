import type { Progress } from '@modelcontextprotocol/server';
import type { LogWish } from '../back/call-log.ts';
import type { Caller, Json } from '../policy/types.ts';

/** One request of a client, apart from its method and params. */
export interface Exchange {
  /** Its id, which means something to its sender alone. */
  readonly id: string | number;
  readonly caller: Caller;
  /** Ends when the client cancels or goes away. */
  readonly signal: AbortSignal;
  /** As received, so of any type; absent on most requests. */
  readonly inputResponses: unknown;
  readonly requestState: unknown;
  /** Present where the client asked for progress. */
  readonly onprogress: ((progress: Progress) => void) | undefined;
  /** Present where the client wants log lines. */
  readonly logs: LogWish | undefined;
  /** Puts one question to the person live and gives the client's raw result; only on a door that keeps the call open. */
  readonly ask: ((request: Json, withdrawn: AbortSignal) => Promise<unknown>) | undefined;
}
