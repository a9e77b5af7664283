import type { JSONRPCMessage } from '@modelcontextprotocol/client';
import { isJson } from '../policy/is-json.ts';
import type { Json } from '../policy/types.ts';

type Id = string | number;

/** Chooses the id of a request toward a child. @param own the connection's next number. */
export type ChooseId = (own: Id, inFlight: ReadonlySet<Id>) => Id;

/** The ids of one connection's requests, and which request each stands for while it is in flight. */
export class LegIds {
  readonly #choose: ChooseId;
  /** The connection's own numbers by the ids that were sent for them. */
  readonly #inFlight = new Map<Id, Id>();

  constructor(choose: ChooseId) {
    this.#choose = choose;
  }

  /** A message as it goes to the child. */
  outward(message: JSONRPCMessage): JSONRPCMessage {
    const raw: unknown = message;
    if (!isJson(raw) || typeof raw.method !== 'string') return message;
    if (raw.method === 'notifications/cancelled' && isJson(raw.params)) return this.#cancel(raw, raw.params);
    if (!isId(raw.id)) return message;
    const id = this.#choose(raw.id, new Set(this.#inFlight.keys()));
    this.#inFlight.set(id, raw.id);
    return { ...raw, id } as JSONRPCMessage;
  }

  /** A message as it came from the child. */
  inward(message: JSONRPCMessage): JSONRPCMessage {
    const raw: unknown = message;
    if (!isJson(raw) || 'method' in raw || !isId(raw.id)) return message;
    const own = this.#inFlight.get(raw.id);
    this.#inFlight.delete(raw.id);
    return own === undefined ? message : ({ ...raw, id: own } as JSONRPCMessage);
  }

  #cancel(message: Json, params: Json): JSONRPCMessage {
    const [id = params.requestId] = [...this.#inFlight].find(([, own]) => own === params.requestId) ?? [];
    if (isId(id)) this.#inFlight.delete(id);
    return { ...message, params: { ...params, requestId: id } } as unknown as JSONRPCMessage;
  }
}

function isId(id: unknown): id is Id {
  return typeof id === 'string' || typeof id === 'number';
}
