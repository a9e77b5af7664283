import type { ServerCapabilities, SubscriptionFilter } from '@modelcontextprotocol/server';
import type { Notice } from '../back/feed.ts';
import type { Json } from '../policy/types.ts';
import type { Exchange } from './exchange.ts';

/** What one endpoint offers, apart from how it is reached. */
export interface Door {
  readonly endpoint: string;
  capabilities(): Promise<ServerCapabilities>;
  /** Throws a `ProtocolError` for the client. */
  handle(method: string, params: Json, exchange: Exchange): Promise<Json>;
  /** Tells of changes until the returned function is called; absent where nothing changes. Throws a `ProtocolError`. */
  watch?(filter: SubscriptionFilter, tell: (notice: Notice) => void): Promise<() => void>;
  /** The input schemas of the tools, where clients may mirror arguments into headers. */
  readonly schemas?: {
    known(tool: string): unknown;
    /** Finds out what is not known, if the child tells. */
    learn(tool: string): Promise<void>;
  };
}
