import { ProtocolErrorCode } from '@modelcontextprotocol/server';

/**
 * One answer for every state that does not open, whatever is wrong with it: a forger learns nothing from it, not even
 * that only the time or only the tool was wrong.
 */
export function stateRefusal(): { code: number; message: string } {
  return {
    code: ProtocolErrorCode.InvalidParams,
    message: 'The request state is not valid for this call',
  };
}
