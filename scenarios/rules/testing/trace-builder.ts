import type { Entry, Part } from '../../../harness/model/entry.ts';
import { isObject, type JsonObject, member } from '../../../harness/model/json.ts';
import { callMarker, questionMarker } from '../../../harness/model/marker.ts';
import type { Pair } from '../../../harness/model/pair.ts';
import type { Call, ClientName, Plan, Question } from '../../../harness/model/plan.ts';
import { eraOf } from '../../../harness/model/revision.ts';
import type { HubFacts, Trace } from '../../../harness/model/trace.ts';

/** The nonce of every trace that is built here. */
export const nonce = 'abc123';

/** What a test may change about an entry, whatever its builder says. */
export type Twist = Partial<Entry>;

const reserved = (name: string) => `io.modelcontextprotocol/${name}`;

/** Writes down both legs of a plan, message by message, in the shapes of the pair's revisions. */
export class TraceBuilder {
  readonly plan: Plan;
  readonly pair: Pair;
  readonly hub: HubFacts;
  readonly entries: Entry[] = [];
  readonly #links = new Map<string, string>();
  #ids = 100;

  constructor(plan: Plan, pair: Pair, facts: Partial<HubFacts> = {}) {
    this.plan = plan;
    this.pair = pair;
    this.hub = {
      name: 'sample',
      childNames: { alpha: 'alpha-name', beta: 'beta-name' },
      tellsClientsApart: true,
      maxRounds: 8,
      ...facts,
    };
  }

  /** The trace as it stands. */
  get trace(): Trace {
    const { plan, pair, hub, entries } = this;
    return { plan, pair, nonce, hub, entries: [...entries] };
  }

  /** One entry; position, leg and revision are filled in. */
  add(side: Entry['side'], direction: Entry['direction'], body: unknown, twist: Twist = {}): Entry {
    const front = side === 'front';
    const [revision, via] = front
      ? [this.pair.client, this.pair.clientVia]
      : [this.pair.child, this.pair.childVia];
    const headers = via === 'http' && eraOf(revision) === 'modern' ? headersOf(body) : undefined;
    const entry: Entry = {
      n: this.entries.length,
      ms: this.entries.length,
      side,
      direction,
      who: front ? 'ann' : 'alpha',
      link: front ? `${twist.who ?? 'ann'}#1` : `${twist.who ?? 'alpha'}#1`,
      revision,
      via,
      kind: 'message',
      raw: JSON.stringify(body) ?? '',
      ...(body !== undefined && { body }),
      ...(headers && { headers }),
      ...twist,
    };
    this.entries.push(entry);
    return entry;
  }

  /** A client calls, or calls again. @param by who; absent: whose call it is. */
  clientCalls(
    call: number,
    turn = 0,
    { retry = {}, attack, by }: { retry?: JsonObject; attack?: number; by?: ClientName } = {},
  ): Entry {
    const { by: owner, declares } = this.#call(call);
    const part: Part = { call, turn, ...(attack !== undefined && { attack }) };
    const params = { name: 'ask1', arguments: { marker: callMarker(nonce, call) }, ...retry };
    const body = this.#request('tools/call', params, this.pair.client, declares);
    return this.add('front', 'to-hub', body, { who: by ?? owner, part });
  }

  /** The hub answers a request of a client. */
  clientGets(request: Entry, answer: JsonObject, twist: Twist = {}): Entry {
    return this.add('front', 'from-hub', response(request, answer), { ...answered(request), ...twist });
  }

  /** The hub calls a child. @param capabilities that it tells the child. @param turn requests the child has had. */
  childCalled(call: number, turn: number, capabilities: JsonObject, retry: JsonObject = {}): Entry {
    const { to } = this.#call(call);
    const params = { name: 'ask1', arguments: { marker: callMarker(nonce, call) }, ...retry };
    const body = this.#request('tools/call', params, this.pair.child, capabilities, 'sample-hub');
    return this.add('back', 'from-hub', body, {
      who: to,
      link: this.#backLink(to, capabilities),
      part: { call, turn },
    });
  }

  /** A child answers. */
  childAnswers(request: Entry, answer: JsonObject, twist: Twist = {}): Entry {
    return this.add('back', 'to-hub', response(request, answer), { ...answered(request), ...twist });
  }

  /** A legacy child pushes a request during a call. */
  childPushes(during: Entry, method: string, params: JsonObject): Entry {
    const { who, link, part } = during;
    const body = { jsonrpc: '2.0', id: this.#ids++, method, params };
    return this.add('back', 'to-hub', body, { who, link, ...(part && { part }) });
  }

  /** The hub pushes a request to a legacy client. */
  clientPushed(who: ClientName, method: string, params: JsonObject, twist: Twist = {}): Entry {
    const body = { jsonrpc: '2.0', id: this.#ids++, method, params };
    return this.add('front', 'from-hub', body, { who, ...twist });
  }

  /** The answer to a pushed request, on either leg. */
  answersPush(pushed: Entry, result: JsonObject, part?: Part): Entry {
    const { who, link } = pushed;
    const body = { jsonrpc: '2.0', id: member(pushed.body, 'id'), result };
    const direction = pushed.side === 'front' ? 'to-hub' : 'from-hub';
    return this.add(pushed.side, direction, body, { who, link, ...(part && { part }) });
  }

  /** The plain call that ends a plan. */
  fence(who: ClientName = 'ann', answer: JsonObject = { result: { ...complete('echo', this.pair.client) } }) {
    const params = { name: 'echo1', arguments: { marker: callMarker(nonce, -1) } };
    const body = this.#request('tools/call', params, this.pair.client, {});
    const request = this.add('front', 'to-hub', body, { who, part: { call: -1, turn: 0 } });
    return this.clientGets(request, answer);
  }

  #call(index: number): Call {
    const call = this.plan.calls[index];
    if (call === undefined) throw new RangeError(`the plan has no call ${index}`);
    return call;
  }

  #request(
    method: string,
    params: JsonObject,
    revision: Entry['revision'],
    told: JsonObject,
    name = 'sample',
  ): JsonObject {
    const envelope = {
      [reserved('protocolVersion')]: revision,
      [reserved('clientInfo')]: { name, version: '1' },
      [reserved('clientCapabilities')]: told,
    };
    const modern = eraOf(revision) === 'modern';
    return {
      jsonrpc: '2.0',
      id: this.#ids++,
      method,
      params: modern ? { ...params, _meta: envelope } : params,
    };
  }

  /** A connection for each kind of handshake; the handshake of a new one is written down first. */
  #backLink(who: string, capabilities: JsonObject): string {
    if (eraOf(this.pair.child) === 'modern') return `${who}#1`;
    const key = `${who} ${JSON.stringify(capabilities)}`;
    const known = this.#links.get(key);
    if (known !== undefined) return known;
    const link = `${who}#${this.#links.size + 1}`;
    this.#links.set(key, link);
    const clientInfo = { name: 'sample', version: '1' };
    const params = { protocolVersion: this.pair.child, capabilities, clientInfo };
    const body = { jsonrpc: '2.0', id: this.#ids++, method: 'initialize', params };
    const hello = this.add('back', 'from-hub', body, { who, link });
    const result = {
      protocolVersion: this.pair.child,
      capabilities: { tools: {} },
      serverInfo: { name: 'fake', version: '1' },
    };
    this.childAnswers(hello, { result });
    return link;
  }
}

/** The params of a question with its marker, as a child of this revision writes them. */
export function questionParams(
  question: Question,
  place: { call: number; turn: number; question: number },
  revision: Entry['revision'],
): JsonObject {
  const marker = questionMarker(nonce, place.call, place.turn, place.question);
  return {
    ...(revision !== '2025-06-18' && { mode: 'form' }),
    message: question.message === '' ? marker : `${question.message} ${marker}`,
    requestedSchema: question.schema ?? { type: 'object', properties: { note: { type: 'string' } } },
    ...(question.meta !== undefined && { _meta: question.meta }),
  };
}

/** A final result with one text. */
export function complete(text: string, revision: Entry['revision'], isError = false): JsonObject {
  return {
    content: [{ type: 'text', text }],
    ...(isError && { isError }),
    ...(eraOf(revision) === 'modern' && { resultType: 'complete' }),
  };
}

/** An error answer. */
export function failure(code: number, message = 'no'): JsonObject {
  return { error: { code, message } };
}

/** A result of type `input_required`. */
export function inputRequired(
  requests: Readonly<Record<string, JsonObject>>,
  requestState?: string,
): { readonly result: JsonObject } {
  const inputRequests = Object.fromEntries(
    Object.entries(requests).map(([key, params]): [string, JsonObject] => [
      key,
      'method' in params ? params : { method: 'elicitation/create', params },
    ]),
  );
  return {
    result: {
      resultType: 'input_required',
      ...(Object.keys(inputRequests).length > 0 && { inputRequests }),
      ...(requestState !== undefined && { requestState }),
    },
  };
}

/** The header fields that repeat a modern request; undefined for what is none. */
function headersOf(body: unknown): Record<string, string> | undefined {
  const method = member(body, 'method');
  const version = member(body, 'params', '_meta', reserved('protocolVersion'));
  const name = member(body, 'params', 'name');
  if (typeof method !== 'string' || typeof version !== 'string') return undefined;
  return {
    'mcp-protocol-version': version,
    'mcp-method': method,
    ...(typeof name === 'string' && { 'mcp-name': name }),
  };
}

function response(request: Entry, answer: JsonObject): JsonObject {
  if (!isObject(request.body)) throw new TypeError('only a message can be answered');
  return { jsonrpc: '2.0', id: member(request.body, 'id') as number, ...answer };
}

function answered({ n, who, link, part, via }: Entry): Twist {
  return { who, link, answers: n, ...(part && { part }), ...(via === 'http' && { status: 200 }) };
}
