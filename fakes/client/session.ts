import type { Entry, Part } from '../../harness/model/entry.ts';
import { type JsonObject, member } from '../../harness/model/json.ts';
import { eraOf, type Revision } from '../../harness/model/revision.ts';
import { envelopeKeys } from '../envelope.ts';
import { HttpClientWire } from './http-wire.ts';
import type { ClientWire, Outcome } from './wire.ts';

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

  /** Sends a request in the shape of the revision and waits for its end. */
  request(
    method: string,
    params: JsonObject,
    declares: JsonObject,
    deadline: number,
    part?: Part,
  ): Promise<Outcome> {
    const modern = eraOf(this.revision) === 'modern';
    const message = {
      jsonrpc: '2.0',
      id: this.#nextId++,
      method,
      params: modern ? { ...params, _meta: this.#envelope(declares) } : params,
    };
    return this.wire.request({ message, ...(part && { part }) }, deadline);
  }

  /** Answers a pushed request. */
  answer(to: Entry, result: JsonObject, part?: Part): Promise<void> {
    const message = { jsonrpc: '2.0', id: member(to.body, 'id') as string | number, result };
    return this.wire.send({ message, ...(part && { part }) });
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
