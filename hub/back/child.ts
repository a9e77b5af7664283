import { setTimeout as pause } from 'node:timers/promises';
import {
  LOG_LEVEL_META_KEY,
  type LoggingLevel,
  type Progress,
  ProtocolError,
} from '@modelcontextprotocol/client';
import type { ServerConfig } from '../config.ts';
import { type Log, once, oneLine } from '../log.ts';
import type { Json } from '../policy/types.ts';
import { Backoff } from './backoff.ts';
import { CallLog, hears, type LogWish } from './call-log.ts';
import { Catalog } from './catalog.ts';
import { type Connection, connect } from './connect.ts';
import { failure, unreachable } from './failure.ts';
import { Feed } from './feed.ts';
import type { ChooseId } from './leg-ids.ts';
import { validated } from './validated.ts';

/** A call waits so many milliseconds at most for a child that may not be started yet; else it is refused at once. */
const patienceMs = 1000;

/** How long a child may take to come up. A slow start is no hang, so this is apart from the deadline of a call. */
const defaultHandshakeMs = 30_000;

const headerMismatch = -32020;

export interface Leg {
  /** The reserved `_meta` keys of this leg; a legacy child gets none. */
  readonly envelope: Json;
  readonly signal: AbortSignal | undefined;
  readonly onprogress?: ((progress: Progress) => void) | undefined;
  /** Present where the caller wants log lines. */
  readonly logs?: LogWish | undefined;
  /** May this request be answered with a question? */
  readonly mayAsk?: boolean;
}

export interface ChildOptions {
  readonly handshakeMs?: number;
  readonly backoff?: Backoff;
  /** Whether it is started again after it went away. */
  readonly startsAgain?: () => boolean;
  /** Has the last word on the header fields of a request over HTTP. */
  readonly legHeaders?: (headers: Headers) => Headers;
  /** Chooses the ids of requests. */
  readonly legId?: ChooseId;
  /** What it gets for a request that it pushes; `undefined` refuses it. */
  readonly answerPush?: (method: string) => Json | undefined;
}

/** One child: started at first use, started again after it went away, never more than once at a time. */
export class Child {
  readonly name: string;
  readonly config: ServerConfig;
  /** What changes at this child. */
  readonly feed: Feed;
  readonly catalog: Catalog;
  readonly #deadlineMs: number;
  readonly #handshakeMs: number;
  readonly #startsAgain: () => boolean;
  readonly #legHeaders: (headers: Headers) => Headers;
  readonly #legId: ChooseId;
  readonly #answerPush: (method: string) => Json | undefined;
  #wasLost = false;
  readonly #log: Log;
  readonly #logOnce: Log;
  readonly #backoff: Backoff;
  readonly #calls = new CallLog();
  #connecting: Promise<Connection> | undefined;
  #revival: NodeJS.Timeout | undefined;
  /** The level of a legacy child, which has one for all its callers. */
  #level: string | undefined;

  constructor(
    name: string,
    config: ServerConfig,
    deadlineMs: number,
    log: Log,
    {
      handshakeMs = defaultHandshakeMs,
      backoff = new Backoff(),
      startsAgain = () => true,
      legHeaders = (headers) => headers,
      legId = (own) => own,
      answerPush = () => undefined,
    }: ChildOptions = {},
  ) {
    this.name = name;
    this.config = config;
    this.#deadlineMs = deadlineMs;
    this.#handshakeMs = handshakeMs;
    this.#backoff = backoff;
    this.#startsAgain = startsAgain;
    this.#legHeaders = legHeaders;
    this.#legId = legId;
    this.#answerPush = answerPush;
    this.#log = log;
    this.#logOnce = once(log);
    this.catalog = new Catalog((what) => this.#logOnce(`[${name}] ${what}`));
    this.feed = new Feed((error) => this.#unusable(error));
  }

  /** Throws a `ProtocolError` fit for the client. */
  async connection(): Promise<Connection> {
    if (this.#connecting === undefined) {
      if (this.#wasLost && !this.#startsAgain()) throw unreachable(this.name);
      if (this.#backoff.waitMs > patienceMs) throw unreachable(this.name);
      this.#connecting = this.#connect();
    }
    try {
      return await this.#connecting;
    } catch {
      // Whatever it said to the handshake was no answer to this call.
      throw unreachable(this.name);
    }
  }

  /** One request, sent once. Throws a `ProtocolError` fit for the client. */
  async request(method: string, params: Json, leg: Leg): Promise<Json> {
    const connection = await this.connection();
    const { client, era } = connection;
    const { envelope, signal, onprogress, logs, mayAsk = false } = leg;
    const mirrors = era === 'modern' && !('command' in this.config);
    const headers =
      mirrors && method === 'tools/call' ? await this.catalog.headers(params, client) : undefined;
    if (logs !== undefined && era === 'legacy') await this.#chattyEnough(connection, logs.level);
    const logLevel = logs === undefined ? {} : { [LOG_LEVEL_META_KEY]: logs.level };
    const sent = era === 'modern' ? { ...params, _meta: { ...envelope, ...logLevel } } : params;
    const done = this.#calls.begin(logs);
    try {
      const result = await client.request({ method, params: sent }, validated(method), {
        ...(signal && { signal }),
        timeout: this.#deadlineMs,
        allowInputRequired: mayAsk,
        ...(headers && { headers }),
        ...(onprogress && { onprogress }),
      });
      this.#backoff.succeeded();
      if (method !== 'tools/list') return result;
      this.catalog.learn(result);
      return mirrors ? this.catalog.withoutFaulty(result) : result;
    } catch (error) {
      if (error instanceof ProtocolError) this.#backoff.succeeded();
      // The tool was not run, but a client's call is one call at the child: only the next one profits from this.
      if (error instanceof ProtocolError && error.code === headerMismatch) this.catalog.forget();
      // A session that the child has forgotten is not found again by trying.
      if (isLostSession(error, era)) void this.close();
      throw failure(this.name, error);
    } finally {
      done();
    }
  }

  async close(): Promise<void> {
    const connecting = this.#connecting;
    this.#connecting = undefined;
    clearTimeout(this.#revival);
    this.feed.disconnected();
    const connection = await connecting?.catch(() => undefined);
    if (connection === undefined) return;
    delete connection.client.onclose;
    await connection.client.close();
  }

  #connect(): Promise<Connection> {
    const lost = (what: string) => {
      this.#log(`[${this.name}] ${what}`);
      if (this.#connecting !== connecting) return;
      this.#connecting = undefined;
      this.#wasLost = true;
      this.#backoff.failed();
      this.feed.disconnected();
      // Who waits for its changes does not call, so it is started again by itself.
      const revive = () => {
        if (this.feed.isWanted) this.connection().catch(() => {});
      };
      this.#revival = setTimeout(revive, this.#backoff.waitMs).unref();
    };
    const connecting = pause(this.#backoff.waitMs).then(() =>
      connect(this.config, {
        handshakeMs: this.#handshakeMs,
        legHeaders: this.#legHeaders,
        legId: this.#legId,
        answerPush: this.#answerPush,
        onclose: () => lost('went away; it is started again at its next use'),
        onerror: (error) => this.#unusable(error),
        onnotification: (notification) => {
          if (notification.method === 'notifications/tools/list_changed') this.catalog.forget();
          this.#calls.take(notification);
          this.feed.take(notification);
        },
      }),
    );
    connecting.then(
      (connection) => {
        this.#log(`[${this.name}] is up and speaks ${connection.revision}`);
        this.catalog.forget();
        this.#level = undefined;
        this.feed.connected(connection);
      },
      (error: unknown) => {
        lost(`cannot be reached: ${oneLine(error instanceof Error ? error.message : String(error))}`);
      },
    );
    return connecting;
  }

  /** Sets a legacy child's level down to this one. Who asked for less is told less all the same. */
  async #chattyEnough({ client }: Connection, level: string): Promise<void> {
    const enough = this.#level !== undefined && hears(this.#level, level);
    if (enough || client.getServerCapabilities()?.logging === undefined) return;
    this.#level = level;
    // A call is not lost because its log is.
    await client.setLoggingLevel(level as LoggingLevel).catch(() => {});
  }

  /** Only the kind: the message may quote what the child wrote. */
  #unusable({ name }: Error): void {
    this.#logOnce(`[${this.name}] sent or received something unusable (${name})`);
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
