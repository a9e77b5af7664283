import type { Progress } from '@modelcontextprotocol/client';
import type { ServerConfig } from '../config.ts';
import { type Log, once, oneLine } from '../log.ts';
import type { Json } from '../policy/types.ts';
import { type Connection, connect } from './connect.ts';
import { failure, unreachable } from './failure.ts';
import { validated } from './validated.ts';

export interface Leg {
  /** The reserved `_meta` keys of this leg; a legacy child gets none. */
  readonly envelope: Json;
  readonly signal: AbortSignal;
  readonly onprogress?: ((progress: Progress) => void) | undefined;
  /** May this request be answered with a question? */
  readonly mayAsk?: boolean;
}

/** One child: started at first use, started again at the next use after it went away, never more than once at a time. */
export class Child {
  readonly name: string;
  readonly config: ServerConfig;
  readonly #deadlineMs: number;
  readonly #log: Log;
  readonly #logOnce: Log;
  #connecting: Promise<Connection> | undefined;

  constructor(name: string, config: ServerConfig, deadlineMs: number, log: Log) {
    this.name = name;
    this.config = config;
    this.#deadlineMs = deadlineMs;
    this.#log = log;
    this.#logOnce = once(log);
  }

  /** Throws a `ProtocolError` fit for the client. */
  async connection(): Promise<Connection> {
    this.#connecting ??= this.#connect();
    try {
      return await this.#connecting;
    } catch {
      // Whatever it said to the handshake was no answer to this call.
      throw unreachable(this.name);
    }
  }

  /** One request, sent once. Throws a `ProtocolError` fit for the client. */
  async request(
    method: string,
    params: Json,
    { envelope, signal, onprogress, mayAsk = false }: Leg,
  ): Promise<Json> {
    const { client, era } = await this.connection();
    const leg = era === 'modern' ? { ...params, _meta: envelope } : params;
    try {
      return await client.request({ method, params: leg }, validated(method), {
        signal,
        timeout: this.#deadlineMs,
        allowInputRequired: mayAsk,
        ...(onprogress && { onprogress }),
      });
    } catch (error) {
      // A session that the child has forgotten is not found again by trying.
      if (isLostSession(error, era)) void this.close();
      throw failure(this.name, error);
    }
  }

  async close(): Promise<void> {
    const connecting = this.#connecting;
    this.#connecting = undefined;
    const connection = await connecting?.catch(() => undefined);
    if (connection === undefined) return;
    delete connection.client.onclose;
    await connection.client.close();
  }

  #connect(): Promise<Connection> {
    const forget = () => {
      if (this.#connecting === connecting) this.#connecting = undefined;
    };
    const connecting = connect(
      this.config,
      () => {
        this.#log(`[${this.name}] went away; it is started again at its next use`);
        forget();
      },
      // Only the kind: the message may quote what the child wrote.
      (error) => this.#logOnce(`[${this.name}] sent or received something unusable (${error.name})`),
    );
    connecting.then(
      ({ revision }) => this.#log(`[${this.name}] is up and speaks ${revision}`),
      (error: unknown) => {
        this.#log(
          `[${this.name}] cannot be reached: ${oneLine(error instanceof Error ? error.message : String(error))}`,
        );
        forget();
      },
    );
    return connecting;
  }
}

function isLostSession(error: unknown, era: string): boolean {
  return (
    era === 'legacy' &&
    error instanceof Error &&
    'data' in error &&
    (error.data as Json | undefined)?.status === 404
  );
}
