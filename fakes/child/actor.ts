import type { Part } from '../../harness/model/entry.ts';
import { type Json, type JsonObject, member } from '../../harness/model/json.ts';
import { callMarker, findMarkers } from '../../harness/model/marker.ts';
import type { ChildName } from '../../harness/model/plan.ts';
import type { Revision, Transport } from '../../harness/model/revision.ts';
import { envelopeKeys, errorCodes } from '../envelope.ts';
import type { Link } from '../tape.ts';
import type { Book, Performance } from './performance.ts';
import { questionParams, roundOf, textResult, toolList } from './shape.ts';

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
  /** A message before the answer: a pushed request. Legacy children only. */
  push(message: JsonObject, part: Part | undefined): void;
  /** The answer. @param status of the HTTP answer, where there is one. */
  answer(message: JsonObject, part: Part | undefined, status?: number): void;
}

/** One connection of the hub to a fake child: speaks the child's revision, whatever carries the messages. */
export class ChildActor {
  readonly #spec: ChildSpec;
  readonly link: Link;
  readonly #book: Book;
  readonly #waiting = new Map<number, (message: Record<string, unknown>) => void>();
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
    const performance = this.#book(args);
    if (performance !== undefined) return { call: performance.index, turn: performance.turns };
    return findMarkers(args).some(({ call }) => call === -1) ? { call: -1, turn: 0 } : undefined;
  }

  /** A message of the hub that asks for no answer, or is one. */
  hear(message: Record<string, unknown>): void {
    if (typeof message.id === 'number' && !('method' in message)) this.#waiting.get(message.id)?.(message);
  }

  /** A request of the hub. */
  async serve(message: Record<string, unknown>, reply: Reply): Promise<void> {
    const id = message.id as Json;
    const part = this.partOf(message);
    const answer = (result: JsonObject) => reply.answer({ jsonrpc: '2.0', id, result }, part);
    const refuse = (code: number, text: string, status: number, data?: JsonObject) =>
      reply.answer(
        { jsonrpc: '2.0', id, error: { code, message: text, ...(data && { data }) } },
        part,
        status,
      );
    const { revision } = this.#spec;
    const modern = revision === '2026-07-28';
    const method = message.method;
    if (modern) {
      const version = member(message, 'params', '_meta', envelopeKeys.version);
      if (method === 'initialize' || (version !== undefined && version !== revision)) {
        const requested = String(version ?? member(message, 'params', 'protocolVersion'));
        refuse(errorCodes.unsupportedVersion, 'this child speaks 2026-07-28 only', 400, {
          supported: [revision],
          requested,
        });
        return;
      }
      if (method === 'server/discover') {
        answer({
          ...this.#stamp(),
          supportedVersions: [revision],
          capabilities: { tools: {} },
          ttlMs: 0,
          cacheScope: 'private',
        });
        return;
      }
    } else if (method === 'initialize') {
      this.#declared = member(message, 'params', 'capabilities');
      answer({
        protocolVersion: revision,
        capabilities: { tools: {} },
        serverInfo: { name: `fake-${this.#spec.who}`, version: '1' },
      });
      return;
    } else if (method === 'ping') {
      answer({});
      return;
    }
    if (method === 'tools/list') {
      answer({
        tools: toolList(this.#spec.tools),
        ...(modern && { ...this.#stamp(), ttlMs: 0, cacheScope: 'private' }),
      });
      return;
    }
    const tool = method === 'tools/call' ? member(message, 'params', 'name') : undefined;
    if (tool === this.#spec.tools.echo) {
      answer(textResult(revision, `echo ${argumentsOf(message)}`));
    } else if (tool === this.#spec.tools.ask) {
      const performance = this.#book(argumentsOf(message));
      if (performance === undefined) answer(textResult(revision, 'nothing is being played here', true));
      else if (modern) await this.#playModern(message, performance, reply);
      else await this.#playLegacy(message, performance, reply);
    } else if (method === 'tools/call') {
      refuse(errorCodes.invalidParams, `no tool of that name`, 200);
    } else {
      refuse(errorCodes.methodNotFound, `method not found`, modern ? 404 : 200);
    }
  }

  #stamp(): JsonObject {
    return {
      resultType: 'complete',
      _meta: { [envelopeKeys.serverInfo]: { name: `fake-${this.#spec.who}`, version: '1' } },
    };
  }

  async #playModern(message: Record<string, unknown>, performance: Performance, reply: Reply): Promise<void> {
    const id = message.id as Json;
    const turn = performance.turns;
    const part = { call: performance.index, turn };
    const state = member(message, 'params', 'requestState');
    // A server that seals its state refuses one that it did not send; so does this fake.
    if (turn > 0 && state !== performance.sent) {
      const error = { code: errorCodes.invalidParams, message: 'that state was not issued for this call' };
      reply.answer({ jsonrpc: '2.0', id, error }, part, 200);
      return;
    }
    performance.turns += 1;
    if (turn === 0) await performance.arrive();
    const capabilities = member(message, 'params', '_meta', envelopeKeys.capabilities);
    const told = member(capabilities, 'elicitation') !== undefined;
    const round = roundOf(performance, turn);
    const marker = callMarker(performance.nonce, performance.index);
    let result: JsonObject;
    if (round === undefined) {
      result = textResult('2026-07-28', `done ${marker}`);
    } else if (performance.call.asks === 'allowed' && !told) {
      result = textResult('2026-07-28', `fallback ${marker}`);
    } else {
      // Object.fromEntries defines own members, so that `__proto__` is a key like any other.
      const inputRequests = Object.fromEntries<JsonObject>([
        ...round.questions.map((question, index): [string, JsonObject] => [
          question.key,
          {
            method: 'elicitation/create',
            params: questionParams('2026-07-28', question, performance, turn, index),
          },
        ]),
        ...(round.beside ?? []).map(({ key, method, params }): [string, JsonObject] => [
          key,
          { method, params },
        ]),
      ]);
      performance.sent = round.state;
      result = {
        resultType: 'input_required',
        ...(Object.keys(inputRequests).length > 0 && { inputRequests }),
        ...(round.state !== undefined && { requestState: round.state }),
      };
    }
    reply.answer({ jsonrpc: '2.0', id, result }, part);
    if (turn === 0) performance.released();
  }

  async #playLegacy(message: Record<string, unknown>, performance: Performance, reply: Reply): Promise<void> {
    const id = message.id as Json;
    const { revision } = this.#spec;
    const part = { call: performance.index, turn: performance.turns };
    performance.turns += 1;
    await performance.arrive();
    const marker = callMarker(performance.nonce, performance.index);
    const told = member(this.#declared, 'elicitation') !== undefined;
    let ending = 'done';
    for (const [turn, round] of performance.call.rounds.entries()) {
      const beside = (round.beside ?? []).map(({ method, params }) => ({ method, params }));
      const asks = performance.call.asks === 'always' || told;
      const questions = (asks ? round.questions : []).map((question, index) => ({
        method: 'elicitation/create',
        params: questionParams(revision, question, performance, turn, index),
      }));
      if (!asks) ending = 'fallback';
      const replies = [...beside, ...questions].map((request) => this.#ask(request, part, reply));
      performance.released();
      const answers = await Promise.all(replies);
      if (answers.some((got) => 'error' in got)) ending = 'refused';
      if (ending !== 'done') break;
    }
    performance.released();
    reply.answer({ jsonrpc: '2.0', id, result: textResult(revision, `${ending} ${marker}`) }, part);
  }

  #ask(
    request: { method: string; params: JsonObject },
    part: Part,
    reply: Reply,
  ): Promise<Record<string, unknown>> {
    const id = this.#nextId++;
    return new Promise((resolve) => {
      this.#waiting.set(id, (message) => {
        this.#waiting.delete(id);
        resolve(message);
      });
      reply.push({ jsonrpc: '2.0', id, ...request }, part);
    });
  }
}

/** The arguments of a tool call as text: that is where the marker is looked for. */
export function argumentsOf(message: unknown): string {
  return JSON.stringify(member(message, 'params', 'arguments') ?? null);
}

/** Whether a message opens a legacy connection: what later plans on the same link need to know. */
export function opensLink(method: unknown): boolean {
  return method === 'initialize' || method === 'notifications/initialized';
}
