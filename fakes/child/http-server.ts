import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isObject, type JsonObject } from '../../harness/model/json.ts';
import { eraOf } from '../../harness/model/revision.ts';
import type { Link, Note, Tape } from '../tape.ts';
import { bytesAsText, parseBody } from '../wire/bytes.ts';
import { flattenHeaders } from '../wire/headers.ts';
import { ChildActor, type ChildSpec, opensLink, type Reply } from './actor.ts';
import type { Book } from './performance.ts';

/** A body that is no message. */
const noise = '{this is no message';

/** Exchanges that a child broke off itself. */
const gone = new WeakSet<ServerResponse>();

/** Serves HTTP children over Streamable HTTP, each at `/<name>/mcp`: sessions for legacy ones, none for modern ones. */
export class ChildHttpServer {
  readonly #server: Server;
  readonly #specs: ReadonlyMap<string, ChildSpec>;
  readonly #tape: Tape;
  readonly #book: Book;
  readonly #modern = new Map<string, ChildActor>();
  readonly #sessions = new Map<string, ChildActor>();
  #links = 0;

  private constructor(specs: readonly ChildSpec[], tape: Tape, book: Book) {
    this.#specs = new Map(specs.map((spec) => [`/${encodeURIComponent(spec.name)}/mcp`, spec]));
    this.#tape = tape;
    this.#book = book;
    this.#server = createServer((request, response) => void this.#handle(request, response));
  }

  /** Listens on a free loopback port. */
  static async listen(specs: readonly ChildSpec[], tape: Tape, book: Book): Promise<ChildHttpServer> {
    const children = new ChildHttpServer(specs, tape, book);
    await new Promise<void>((resolve, reject) => {
      children.#server.once('error', reject);
      children.#server.listen(0, '127.0.0.1', resolve);
    });
    return children;
  }

  /** The endpoint of a child. */
  urlFor(name: string): string {
    const address = this.#server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    return `http://127.0.0.1:${port}/${encodeURIComponent(name)}/mcp`;
  }

  /** Breaks off all connections. */
  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    this.#server.closeAllConnections();
    await closed;
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.on('error', () => response.destroy());
    const spec = this.#specs.get(request.url ?? '');
    if (spec === undefined) {
      response.writeHead(404).end();
      return;
    }
    if (request.method === 'DELETE' && eraOf(spec.revision) === 'legacy') {
      const session = String(request.headers['mcp-session-id']);
      const ended = this.#sessions.get(session);
      if (ended !== undefined) this.#tape.forget(ended.link);
      this.#sessions.delete(session);
      response.writeHead(200).end();
      return;
    }
    if (request.method !== 'POST') {
      const allow = eraOf(spec.revision) === 'legacy' ? 'POST, DELETE' : 'POST';
      response.writeHead(405, { allow }).end();
      return;
    }
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer);
    } catch {
      return;
    }
    const raw = bytesAsText(Buffer.concat(chunks));
    const parsed = parseBody(raw);
    const message = parsed !== undefined && isObject(parsed.body) ? parsed.body : undefined;
    const found = this.#actorFor(spec, request, message);
    const headers = flattenHeaders(request.headers);
    if (found === undefined) {
      const link = this.#link(spec);
      this.#tape.add(link, { direction: 'from-hub', kind: 'message', raw, headers, ...parsed });
      // A session that is over is another case than none at all: only the first tells the hub to shake hands anew
      // (2025-11-25 transports, Session Management).
      response.writeHead('mcp-session-id' in headers ? 404 : 400).end();
      return;
    }
    this.#exchange(found.actor, found.session, { raw, headers, ...parsed }, message, response);
  }

  #exchange(
    actor: ChildActor,
    session: string | undefined,
    heard: Pick<Note, 'raw' | 'headers' | 'body'>,
    message: Record<string, unknown> | undefined,
    response: ServerResponse,
  ): void {
    const { link } = actor;
    const opening = opensLink(message?.method);
    const part = actor.partOf(message);
    const entry = this.#tape.add(link, {
      direction: 'from-hub',
      kind: 'message',
      opening,
      ...heard,
      ...(part && { part }),
    });
    if (message === undefined) {
      response.writeHead(400).end();
      return;
    }
    if (!('method' in message) || !('id' in message)) {
      actor.hear(message);
      response.writeHead(202).end();
      return;
    }
    response.once('close', () => {
      // A hub that waits no longer for an answer breaks the exchange off.
      if (response.writableFinished || gone.has(response)) return;
      this.#tape.add(link, { direction: 'from-hub', kind: 'close', raw: '', ...(part && { part }) });
      actor.cancelled(message.id);
    });
    void actor.serve(message, this.#reply(link, response, entry.n, opening, session));
  }

  #reply(
    link: Link,
    response: ServerResponse,
    answers: number,
    opening: boolean,
    session: string | undefined,
  ): Reply {
    const record = (message: JsonObject, note: Pick<Note, 'answers' | 'opening' | 'part' | 'status'>) => {
      const raw = JSON.stringify(message);
      this.#tape.add(link, { direction: 'to-hub', kind: 'message', raw, body: message, ...note });
      return raw;
    };
    const withSession = session === undefined ? {} : { 'mcp-session-id': session };
    return {
      push: (message, part) => {
        const raw = record(message, { ...(part && { part }) });
        if (!response.headersSent) {
          response.writeHead(200, {
            'content-type': 'text/event-stream',
            'cache-control': 'no-cache',
            ...withSession,
          });
        }
        response.write(`event: message\ndata: ${raw}\n\n`);
      },
      raw: (text, part) => {
        const note = { direction: 'to-hub', kind: 'message', raw: text, answers, status: 200 } as const;
        this.#tape.add(link, { ...note, ...parseBody(text), ...(part && { part }) });
        if (response.headersSent) response.end(`data: ${text}\n\n`);
        else response.writeHead(200, { 'content-type': 'application/json', ...withSession }).end(text);
      },
      fail: (fault) => {
        if (fault === 'crash') {
          gone.add(response);
          response.destroy();
        }
        if (fault !== 'noise') return;
        this.#tape.add(link, { direction: 'to-hub', kind: 'noise', raw: noise });
        response.writeHead(200, { 'content-type': 'application/json', ...withSession }).end(noise);
      },
      answer: (message, part, status = 200) => {
        if (response.writableEnded) return;
        const raw = record(message, { answers, opening, status, ...(part && { part }) });
        if (response.headersSent) {
          response.end(`event: message\ndata: ${raw}\n\n`);
        } else {
          response.writeHead(status, { 'content-type': 'application/json', ...withSession }).end(raw);
        }
      },
    };
  }

  /** A modern child is one peer; a legacy one has a session per `initialize`. */
  #actorFor(
    spec: ChildSpec,
    request: IncomingMessage,
    message: Record<string, unknown> | undefined,
  ): { actor: ChildActor; session: string | undefined } | undefined {
    if (eraOf(spec.revision) === 'modern') {
      const known = this.#modern.get(spec.name) ?? new ChildActor(spec, this.#link(spec), this.#book);
      this.#modern.set(spec.name, known);
      return { actor: known, session: undefined };
    }
    if (message?.method === 'initialize') {
      const session = randomUUID();
      const actor = new ChildActor(spec, this.#link(spec), this.#book);
      this.#sessions.set(session, actor);
      return { actor, session };
    }
    const session = String(request.headers['mcp-session-id']);
    const actor = this.#sessions.get(session);
    return actor && { actor, session };
  }

  #link(spec: ChildSpec): Link {
    this.#links += 1;
    return {
      id: `${spec.name}#${this.#links}`,
      side: 'back',
      who: spec.who,
      revision: spec.revision,
      via: 'http',
    };
  }
}
