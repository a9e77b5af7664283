import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import type { Exchange } from './exchange.ts';

/**
 * One answer for every state that does not open, whatever is wrong with it: a forger learns nothing from it, not even
 * that only the time or only the tool was wrong.
 */
export function stateRefused(): ProtocolError {
  return new ProtocolError(ProtocolErrorCode.InvalidParams, 'The request state is not valid for this call');
}

/** On a request that never asks, no state can be valid. Legacy clients may use the two names for what they like. */
export function refuseState({ caller, inputResponses, requestState }: Exchange): void {
  if (caller.era === 'modern' && (inputResponses !== undefined || requestState !== undefined))
    throw stateRefused();
}

/** A question that does not travel ends its call. `because` is the hub's own wording, never the child's. */
export function questionRefused(server: string, because: string): ProtocolError {
  return new ProtocolError(
    ProtocolErrorCode.InternalError,
    `Server "${server}" wanted to ask something, and the hub did not carry it: ${because}`,
  );
}
