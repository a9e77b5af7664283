import type { Entry, Part } from '../../harness/model/entry.ts';
import { isObject, type JsonObject, member } from '../../harness/model/json.ts';
import type { Probe } from '../../harness/model/plan.ts';
import { eraOf, type Revision } from '../../harness/model/revision.ts';
import { envelopeKeys, errorCodes } from '../envelope.ts';
import { HttpClientWire } from './http-wire.ts';
import type { ClientWire, Outcome } from './wire.ts';

/** What a request may be given besides its content. */
export interface RequestOptions {
  readonly part?: Part;
  /** Absent: the session's own counting. */
  readonly id?: string | number;
  /** The id that was given out last, as a text. */
  readonly idAsText?: boolean;
  readonly progressToken?: string | number;
  /** HTTP header fields that are set to this value, or left out (null). */
  readonly headers?: Readonly<Record<string, string | null>>;
}

/** A fake client on one connection: speaks its revision, whatever carries the messages. */
export class ClientSession {
  readonly wire: ClientWire;
  #name: string;
  #nextId = 1;

  /** @param name of the client, as it introduces itself. */
  constructor(wire: ClientWire, name: string) {
    this.wire = wire;
    this.#name = name;
  }

  /** Modern: from the next request on the client goes by this name, since each request introduces it anew. */
  introduce(name: string): void {
    this.#name = name;
  }

  /** The connection's revision. */
  get revision(): Revision {
    return this.wire.link.revision;
  }

  /**
   * Legacy: shakes hands, declaring these capabilities, and over HTTP opens the stand-alone stream at once.
   * Modern: nothing to do.
   * @returns what the hub answered, where it did not agree.
   */
  async open(declares: JsonObject, deadline: number): Promise<Outcome | undefined> {
    if (eraOf(this.revision) === 'modern') return undefined;
    const params = {
      protocolVersion: this.revision,
      capabilities: capabilitiesFor(this.revision, declares),
      clientInfo: this.#info(),
    };
    const message = { jsonrpc: '2.0', id: this.#nextId++, method: 'initialize', params };
    const outcome = await this.wire.request({ message, opening: true }, deadline);
    const version = outcome.kind === 'result' ? member(outcome.result, 'protocolVersion') : undefined;
    if (version !== this.revision) return outcome;
    if (this.wire instanceof HttpClientWire) this.wire.agree(this.revision);
    await this.wire.send({ message: { jsonrpc: '2.0', method: 'notifications/initialized' }, opening: true });
    if (this.wire instanceof HttpClientWire) await this.wire.listen();
    return undefined;
  }

  /** The id that was given out last. */
  get lastId(): number {
    return this.#nextId - 1;
  }

  /** Breaks the connection off without a word. */
  async vanish(): Promise<void> {
    await this.wire.close();
  }

  /** Sends a request in the shape of the revision and waits for its end. */
  request(
    method: string,
    params: JsonObject,
    declares: JsonObject,
    deadline: number,
    { part, id, idAsText = false, progressToken, headers }: RequestOptions = {},
  ): Promise<Outcome> {
    const meta = {
      ...(eraOf(this.revision) === 'modern' && this.#envelope(declares)),
      ...(progressToken !== undefined && { progressToken }),
    };
    const message = {
      jsonrpc: '2.0',
      id: id ?? (idAsText ? String(this.lastId) : this.#nextId++),
      method,
      params: Object.keys(meta).length > 0 ? { ...params, _meta: meta } : params,
    };
    return this.wire.request({ message, ...(part && { part }), ...(headers && { headers }) }, deadline);
  }

  /** Takes a request back: over HTTP a modern client just breaks the exchange off. */
  async cancel(id: string | number, part?: Part): Promise<void> {
    if (eraOf(this.revision) === 'legacy' || this.wire.link.via === 'stdio') {
      const message = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: id } };
      await this.wire.send({ message, ...(part && { part }) });
    }
    this.wire.giveUp(id);
  }

  /** Sends a message that is none of the above, with an id and an envelope unless it is to go out bare. */
  probe(
    {
      message,
      bare = false,
      raw,
      headers,
      declares,
    }: Pick<Probe, 'message' | 'bare' | 'raw' | 'headers' | 'declares'>,
    deadline: number,
    part: Part,
  ): Promise<Outcome | undefined> {
    const dressed: JsonObject = bare
      ? { jsonrpc: '2.0', ...message }
      : {
          jsonrpc: '2.0',
          id: this.#nextId++,
          ...message,
          ...(eraOf(this.revision) === 'modern' && {
            params: {
              _meta: this.#envelope(declares),
              ...(isObject(message.params) ? (message.params as JsonObject) : {}),
            },
          }),
        };
    const sending = {
      message: dressed,
      part,
      ...(raw !== undefined && { raw }),
      ...(headers && { headers }),
    };
    if (!('method' in dressed) || !('id' in dressed)) return this.wire.send(sending).then(() => undefined);
    return this.wire.request(sending, deadline);
  }

  /** Answers a pushed request. */
  answer(to: Entry, result: JsonObject, part?: Part): Promise<void> {
    const message = { jsonrpc: '2.0', id: member(to.body, 'id') as string | number, result };
    return this.wire.send({ message, ...(part && { part }) });
  }

  /** Refuses a pushed request of which the client knows nothing. */
  refuse(to: Entry): Promise<void> {
    const error = { code: errorCodes.methodNotFound, message: 'method not found' };
    return this.wire.send({
      message: { jsonrpc: '2.0', id: member(to.body, 'id') as string | number, error },
    });
  }

  #info(): JsonObject {
    return { name: this.#name, version: '1' };
  }

  #envelope(declares: JsonObject): JsonObject {
    return {
      [envelopeKeys.version]: this.revision,
      [envelopeKeys.clientInfo]: this.#info(),
      [envelopeKeys.capabilities]: declares,
    };
  }
}

/** Capabilities as a revision can say them: 2025-06-18 knows no modes of elicitation. */
function capabilitiesFor(revision: Revision, declares: JsonObject): JsonObject {
  return revision === '2025-06-18' && 'elicitation' in declares ? { ...declares, elicitation: {} } : declares;
}
