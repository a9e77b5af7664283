import type { Part } from '../../harness/model/entry.ts';
import { type Json, type JsonObject, member } from '../../harness/model/json.ts';
import { findMarkers } from '../../harness/model/marker.ts';
import type { ChildName } from '../../harness/model/plan.ts';
import type { Revision, Transport } from '../../harness/model/revision.ts';
import { envelopeKeys, errorCodes } from '../envelope.ts';
import type { Link } from '../tape.ts';
import { catalogueOf, childCapabilities, stampOf } from './catalogue.ts';
import type { Book } from './performance.ts';
import { type Ask, playLegacy } from './play-legacy.ts';
import { playModern } from './play-modern.ts';
import { textResult } from './shape.ts';

/** How a child is known: to us, and to the hub. */
export interface ChildSpec {
  readonly who: ChildName;
  /** Its name in the hub's configuration. */
  readonly name: string;
  readonly revision: Revision;
  readonly via: Transport;
  /** Names of its tools; unique among the children of a hub, since some hubs put all into one list. */
  readonly tools: { readonly ask: string; readonly echo: string };
}

/** Where a child writes while it works on one request. */
export interface Reply {
  /** A message before the answer: progress, or a legacy child's pushed request. */
  push(message: JsonObject, part: Part | undefined): void;
  /** The answer. @param status of the HTTP answer, where there is one. */
  answer(message: JsonObject, part: Part | undefined, status?: number): void;
  /** Text in the place of the answer, whatever it is. */
  raw(text: string, part: Part | undefined): void;
  /** Goes wrong: breaks the connection off, never answers, or writes what is no message. */
  fail(fault: 'crash' | 'hang' | 'noise'): void;
  /** Resolves when the hub says that nobody waits for the answer any more. */
  readonly cancelled?: Promise<void>;
}

/** One connection of the hub to a fake child: speaks the child's revision, whatever carries the messages. */
export class ChildActor {
  readonly #spec: ChildSpec;
  readonly link: Link;
  readonly #book: Book;
  readonly #waiting = new Map<number, (message: Record<string, unknown>) => void>();
  readonly #cancellations = new Map<string, () => void>();
  #nextId = 1;
  #declared: unknown;

  constructor(spec: ChildSpec, link: Link, book: Book) {
    this.#spec = spec;
    this.link = link;
    this.#book = book;
  }

  /** Which call of the plan a request belongs to, by the marker in its arguments. */
  partOf(message: unknown): Part | undefined {
    const args = argumentsOf(message);
    const performance = this.#book.find(args);
    if (performance !== undefined) return { call: performance.index, turn: performance.turns };
    return findMarkers(args).some(({ call }) => call === -1) ? { call: -1, turn: 0 } : undefined;
  }

  /** A message of the hub that asks for no answer, or is one. */
  hear(message: Record<string, unknown>): void {
    if (message.method === 'notifications/cancelled') this.cancelled(member(message, 'params', 'requestId'));
    if (typeof message.id === 'number' && !('method' in message)) this.#waiting.get(message.id)?.(message);
  }

  /** The hub waits no longer for the answer to a request. */
  cancelled(id: unknown): void {
    this.#cancellations.get(JSON.stringify(id))?.();
  }

  /** A request of the hub. */
  async serve(message: Record<string, unknown>, plain: Reply): Promise<void> {
    const key = JSON.stringify(message.id);
    const cancelled = new Promise<void>((resolve) => this.#cancellations.set(key, resolve));
    try {
      await this.#serve(message, { ...plain, cancelled });
    } finally {
      this.#cancellations.delete(key);
    }
  }

  async #serve(message: Record<string, unknown>, reply: Reply): Promise<void> {
    const id = message.id as Json;
    const part = this.partOf(message);
    const { revision, who, tools } = this.#spec;
    const { method } = message;
    const answer = (result: JsonObject) => reply.answer({ jsonrpc: '2.0', id, result }, part);
    const refuse = (code: number, text: string, status = 200) =>
      reply.answer({ jsonrpc: '2.0', id, error: { code, message: text } }, part, status);
    const wrong = this.#book.misanswer(method);
    if (wrong !== undefined) return answer(wrong);
    if (this.#opens(message, reply)) return;
    const list = catalogueOf(this.#spec, method);
    if (list !== undefined) return answer(list);
    const asks =
      (method === 'tools/call' || method === 'prompts/get'
        ? isAskingName(member(message, 'params', 'name'))
        : undefined) ??
      (method === 'resources/read' && String(member(message, 'params', 'uri')).startsWith('fake://'));
    if (asks) {
      const performance = this.#book.find(argumentsOf(message));
      if (performance === undefined) {
        answer(
          textResult(revision, 'nothing is being played here', { method: String(method), isError: true }),
        );
      } else if (revision === '2026-07-28') {
        await playModern(message, performance, reply);
      } else {
        await playLegacy(revision, message, performance, this.#declared, this.#asker(reply, part), reply);
      }
    } else if (method === 'tools/call' && member(message, 'params', 'name') === tools.echo) {
      answer({ ...textResult(revision, `echo ${argumentsOf(message)}`), ...stampOf(revision, who, false) });
    } else if (method === 'tools/call' || method === 'prompts/get' || method === 'resources/read') {
      refuse(errorCodes.invalidParams, 'there is nothing of that name');
    } else {
      refuse(errorCodes.methodNotFound, 'method not found', revision === '2026-07-28' ? 404 : 200);
    }
  }

  /** Handshake, discovery and version: what a connection opens with. Whether the message was one of these. */
  #opens(message: Record<string, unknown>, reply: Reply): boolean {
    const id = message.id as Json;
    const { revision, who } = this.#spec;
    const { method } = message;
    const answer = (result: JsonObject) => reply.answer({ jsonrpc: '2.0', id, result }, undefined);
    if (revision === '2026-07-28') {
      const version = member(message, 'params', '_meta', envelopeKeys.version);
      if (method === 'initialize' || (version !== undefined && version !== revision)) {
        const requested = String(version ?? member(message, 'params', 'protocolVersion'));
        const error = {
          code: errorCodes.unsupportedVersion,
          message: 'this child speaks 2026-07-28 only',
          data: { supported: [revision], requested },
        };
        reply.answer({ jsonrpc: '2.0', id, error }, undefined, 400);
        return true;
      }
      if (method !== 'server/discover') return false;
      answer({
        ...stampOf(revision, who, true),
        supportedVersions: [revision],
        capabilities: childCapabilities,
      });
      return true;
    }
    if (method === 'initialize') {
      this.#declared = member(message, 'params', 'capabilities');
      const serverInfo = { name: `fake-${who}`, version: '1' };
      answer({ protocolVersion: revision, capabilities: childCapabilities, serverInfo });
      return true;
    }
    if (method !== 'ping') return false;
    answer({});
    return true;
  }

  #asker(reply: Reply, part: Part | undefined): Ask {
    return (request) => {
      const id = this.#nextId++;
      return new Promise((resolve) => {
        this.#waiting.set(id, (message) => {
          this.#waiting.delete(id);
          resolve(message);
        });
        reply.push({ jsonrpc: '2.0', id, ...request }, part);
      });
    };
  }
}

/**
 * Whether a name is that of a tool that asks, at this child or at another: a child must not be what refuses a call that
 * went astray, for then nobody would see that the hub let it through.
 */
function isAskingName(name: unknown): boolean {
  return typeof name === 'string' && /^ask\d+$/.test(name);
}

/** The arguments of a call as text: that is where the marker is looked for. */
export function argumentsOf(message: unknown): string {
  return JSON.stringify([
    member(message, 'params', 'arguments') ?? null,
    member(message, 'params', 'uri') ?? null,
  ]);
}

/** Whether a message opens a legacy connection: what later plans on the same link need to know. */
export function opensLink(method: unknown): boolean {
  return method === 'initialize' || method === 'notifications/initialized';
}
