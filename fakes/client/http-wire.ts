import { Agent } from 'node:http';
import type { Entry } from '../../harness/model/entry.ts';
import { member } from '../../harness/model/json.ts';
import { eraOf } from '../../harness/model/revision.ts';
import type { Link, Tape } from '../tape.ts';
import { modernHeaders } from '../wire/headers.ts';
import { type Exchange, exchange } from '../wire/post.ts';
import { ClientWire, type Sending } from './wire.ts';

/** Where an HTTP client knocks, and with which credentials. */
export interface Door {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Milliseconds that a hub may take to say what it makes of the stand-alone stream, or of the end of a session. */
const headWithin = 1_000;

/** The client's end of Streamable HTTP: one exchange a message, in a legacy session also the stand-alone stream. */
export class HttpClientWire extends ClientWire {
  readonly #door: Door;
  readonly #agent = new Agent({ keepAlive: true });
  /** What is under way, by its entry: calling it breaks it off. */
  readonly #open = new Map<number, () => void>();
  #stream: Exchange | undefined;
  #session: Record<string, string> = {};

  constructor(link: Link, tape: Tape, door: Door) {
    super(link, tape);
    this.#door = door;
  }

  /** Legacy: every request after the handshake names the version it agreed on. */
  agree(version: string): void {
    this.#session = { ...this.#session, 'mcp-protocol-version': version };
  }

  /**
   * Legacy: opens the stand-alone stream, which some hubs ask on; resolves when the hub took or refused it, or
   * said neither within so many milliseconds: some send no head before the first event. The stream stays open.
   */
  async listen(within = headWithin): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      timer = setTimeout(resolve, within);
      this.#stream = exchange(
        {
          url: this.#door.url,
          method: 'GET',
          headers: { ...this.#door.headers, ...this.#session, accept: 'text/event-stream' },
          agent: this.#agent,
        },
        undefined,
        {
          onHead: () => resolve(),
          onMessage: (text, status) => this.deliver(text, { status, standalone: true }),
          onEnd: () => resolve(),
          onBreak: () => resolve(),
        },
      );
    });
    clearTimeout(timer);
  }

  /** Breaks off everything; a legacy session is ended as its revision asks. */
  protected override async disconnect(): Promise<void> {
    this.#stream?.abort();
    for (const abort of [...this.#open.values()]) abort();
    if ('mcp-session-id' in this.#session) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, headWithin);
        const done = () => {
          clearTimeout(timer);
          resolve();
        };
        const headers = { ...this.#door.headers, ...this.#session };
        exchange({ url: this.#door.url, method: 'DELETE', headers, agent: this.#agent }, undefined, {
          onMessage: () => {},
          onEnd: done,
          onBreak: done,
        });
      });
    }
    this.#agent.destroy();
  }

  protected override headersOf(sending: Sending): Record<string, string> {
    const usual: Record<string, string | null> = {
      ...this.#door.headers,
      ...this.#session,
      ...(eraOf(this.link.revision) === 'modern' && modernHeaders(sending.message)),
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...sending.headers,
    };
    return Object.fromEntries(
      Object.entries(usual).filter((field): field is [string, string] => field[1] !== null),
    );
  }

  protected override transmit(
    raw: string,
    of: { readonly key?: string; readonly entry: Entry },
  ): Promise<void> {
    const at = of.key === undefined ? {} : { key: of.key };
    const opens = member(of.entry.body, 'method') === 'initialize';
    return new Promise((resolve) => {
      const done = () => {
        this.#open.delete(of.entry.n);
        resolve();
      };
      const options = {
        url: this.#door.url,
        method: 'POST',
        headers: { ...of.entry.headers },
        agent: this.#agent,
      } as const;
      const under = exchange(options, raw, {
        onHead: (status, headers) => {
          // 404 means that the session is over (2025-11-25 transports, Session Management).
          if (status === 404 && 'mcp-session-id' in this.#session) this.expired = true;
          const id = headers['mcp-session-id'];
          if (opens && id !== undefined) this.#session = { 'mcp-session-id': id };
        },
        onMessage: (text, status) => this.deliver(text, { ...at, status }),
        onEnd: (status, text, saw) => {
          if (!saw) this.deliverStatus(of.key, status, text);
          done();
        },
        onBreak: (error) => {
          this.deliverStatus(of.key, 0, error.message);
          done();
        },
      });
      this.#open.set(of.entry.n, () => {
        under.abort();
        done();
      });
    });
  }

  protected override cancel(n: number): void {
    this.#open.get(n)?.();
  }
}
