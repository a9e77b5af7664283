import type { ServerCapabilities } from '@modelcontextprotocol/server';
import type { Json } from '../policy/types.ts';
import type { Exchange } from './exchange.ts';

/** What one endpoint offers, apart from how it is reached. */
export interface Door {
  readonly endpoint: string;
  capabilities(): Promise<ServerCapabilities>;
  /** Throws a `ProtocolError` for the client. */
  handle(method: string, params: Json, exchange: Exchange): Promise<Json>;
}
