import {
  isJSONRPCResponse,
  type JSONRPCMessage,
  type Transport,
  type TransportSendOptions,
} from '@modelcontextprotocol/client';
import { isJson } from '../policy/is-json.ts';
import type { Json } from '../policy/types.ts';
import { type ChooseId, LegIds } from './leg-ids.ts';

/**
 * Any transport, with the hub's own ids and two repairs to what comes in.
 *
 * Each message is handed on in a turn of its own: the SDK hands out progress late, and would lose one that
 * arrives together with its result. And an answer that is no valid message becomes an error: the SDK would
 * forget it and have the call wait for its deadline.
 */
export function careful(inner: Transport, chooseId: ChooseId): Transport {
  const ids = new LegIds(chooseId);
  let turn = Promise.resolve();
  const outer: Transport & { stderr?: unknown; pid?: unknown } = {
    ...('pid' in inner && { stderr: null, pid: null }),
    start: () => inner.start(),
    send: (message: JSONRPCMessage, options?: TransportSendOptions) =>
      inner.send(ids.outward(message), options),
    close: () => inner.close(),
    setProtocolVersion: (version: string) => inner.setProtocolVersion?.(version),
    get hasPerRequestStream() {
      return inner.hasPerRequestStream ?? false;
    },
    get sessionId() {
      return inner.sessionId;
    },
  };
  const later = (action: () => void) => {
    turn = turn
      .then(() => new Promise((resolve) => setImmediate(resolve)))
      .then(action)
      .catch((error) => outer.onerror?.(error));
  };
  inner.onmessage = (message) => later(() => outer.onmessage?.(ids.inward(definite(message))));
  inner.onerror = (error) => outer.onerror?.(error);
  inner.onclose = () => later(() => outer.onclose?.());
  return outer;
}

function definite(message: JSONRPCMessage): JSONRPCMessage {
  const raw: unknown = message;
  if (!isJson(raw) || 'method' in raw || !('id' in raw)) return message;
  if (isJSONRPCResponse(message) && !isBrokenQuestion(raw.result)) return message;
  return {
    jsonrpc: '2.0',
    id: raw.id as number,
    error: { code: -32603, message: 'the answer was not a valid message' },
  };
}

/** The SDK takes a wrong type in one of the two fields for an absent field. */
function isBrokenQuestion(result: unknown): boolean {
  if (!isJson(result) || result.resultType !== 'input_required') return false;
  const { inputRequests, requestState }: Json = result;
  return (
    (inputRequests !== undefined && !isJson(inputRequests)) ||
    (requestState !== undefined && typeof requestState !== 'string')
  );
}
