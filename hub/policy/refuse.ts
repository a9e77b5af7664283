import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import type { Awaitable, Call, Json } from './types.ts';

/**
 * A question that does not travel ends its call, and definitely: with an error, which no client can take for what the
 * tool had to say. `because` is the hub's own wording, never the child's.
 */
export function refuse(because: string, { server }: Call): Awaitable<Json> {
  throw new ProtocolError(
    ProtocolErrorCode.InternalError,
    `Server "${server}" wanted to ask something, and the hub did not carry it: ${because}`,
  );
}
