import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type JsonObject, member } from '../../harness/model/json.ts';
import type { Revision, Transport } from '../../harness/model/revision.ts';
import { serveWeb } from '../genuine/serve-http.ts';
import { serveStreams } from '../genuine/serve-stdio.ts';
import { Tape } from '../tape.ts';
import { frontLink } from '../testing/cast.ts';
import { conformity } from '../testing/conformity.ts';
import { HttpClientWire } from './http-wire.ts';
import { ClientSession } from './session.ts';
import { StdioClientWire } from './stdio-wire.ts';

// The proof that our raw clients speak the protocol: servers on the official SDKs understand them.

const ample = 20_000;
const declares = { elicitation: {} };
const accept = { action: 'accept', content: { name: 'Ada' } };

let tape: Tape;
let stop: () => Promise<void>;
let session: ClientSession;

async function meet(sdk: 'v1' | 'v2', revision: Revision, via: Transport): Promise<void> {
  tape = new Tape();
  const link = frontLink(revision, via);
  if (via === 'stdio') {
    const streams = await serveStreams(sdk);
    session = new ClientSession(new StdioClientWire(link, tape, streams), 'ann');
    stop = async () => {};
  } else {
    const server = await serveWeb(sdk);
    session = new ClientSession(new HttpClientWire(link, tape, { url: server.url, headers: {} }), 'ann');
    stop = server.stop;
  }
  expect(await session.open(declares, ample)).toBeUndefined();
}

afterEach(async () => {
  await session.wire.close();
  await stop();
});

/** The result of a request, answering what is asked in the way of the revision. */
async function request(method: string, params: JsonObject, answer: JsonObject): Promise<unknown> {
  session.wire.onPush = (entry) => void session.answer(entry, answer);
  const first = await session.request(method, params, declares, ample);
  const result = first.kind === 'result' ? first.result : first;
  if (member(result, 'resultType') !== 'input_required') return result;
  const asked = Object.keys(member(result, 'inputRequests') as object);
  const inputResponses = Object.fromEntries(asked.map((key) => [key, answer]));
  const requestState = member(result, 'requestState') as string;
  const retry = await session.request(method, { ...params, inputResponses, requestState }, declares, ample);
  return retry.kind === 'result' ? retry.result : retry;
}

/** The questions that reached the client, however they came. */
const questions = () =>
  tape.entries
    .filter(({ direction }) => direction === 'from-hub')
    .flatMap(({ body }) => [body, ...Object.values(member(body, 'result', 'inputRequests') ?? {})])
    .filter((body) => member(body, 'method') === 'elicitation/create')
    .map((body) => member(body, 'params', 'message'));

/** Whatever the test did, our side of it was valid; the SDK's too, as a check on our schemas. */
function expectConformity(messages: number): void {
  expect(conformity(tape.entries, 'to-hub')).toEqual({ messages, problems: [] });
  expect(conformity(tape.entries, 'from-hub').problems).toEqual([]);
  expect(tape.entries.filter(({ kind }) => kind === 'noise' || kind === 'gave-up')).toEqual([]);
}

describe.each<['v1' | 'v2', Revision, Transport]>([
  ['v1', '2025-06-18', 'stdio'],
  ['v1', '2025-06-18', 'http'],
  ['v1', '2025-11-25', 'stdio'],
  ['v1', '2025-11-25', 'http'],
  ['v2', '2025-06-18', 'stdio'],
  ['v2', '2025-06-18', 'http'],
  ['v2', '2025-11-25', 'stdio'],
  ['v2', '2025-11-25', 'http'],
  ['v2', '2026-07-28', 'stdio'],
  ['v2', '2026-07-28', 'http'],
])('a server on SDK %s and our client of %s over %s', (sdk, revision, via) => {
  const opening = revision === '2026-07-28' ? 0 : 2;
  beforeEach(() => meet(sdk, revision, via));

  it('agree on the tools', async () => {
    const result = await request('tools/list', {}, accept);
    const names = (member(result, 'tools') as object[]).map((tool) => member(tool, 'name'));
    expect(names.slice(0, 2)).toEqual(['plain', 'ask']);
    expectConformity(opening + 1);
  });

  it('carry out a plain call', async () => {
    const result = await request('tools/call', { name: 'plain', arguments: {} }, accept);
    expect(result).toMatchObject({ content: [{ type: 'text', text: 'plain' }] });
    expect(questions()).toEqual([]);
    expectConformity(opening + 1);
  });

  it.each<[string, JsonObject]>([
    ['accept Ada', accept],
    ['decline', { action: 'decline' }],
    ['cancel', { action: 'cancel' }],
  ])('carry out a call with a question that is answered: %s', async (text, answer) => {
    const result = await request('tools/call', { name: 'ask', arguments: {} }, answer);
    expect(result).toMatchObject({ content: [{ type: 'text', text }] });
    expect(questions()).toEqual(['Which name?']);
    expectConformity(opening + 2);
  });

  it('carry out two calls at once, each with its own answer', async () => {
    const [asking, plain] = await Promise.all([
      request('tools/call', { name: 'ask', arguments: {} }, accept),
      request('tools/call', { name: 'plain', arguments: {} }, accept),
    ]);
    expect(asking).toMatchObject({ content: [{ text: 'accept Ada' }] });
    expect(plain).toMatchObject({ content: [{ text: 'plain' }] });
    expectConformity(opening + 3);
  });
});

describe.each<[Revision, Transport, boolean]>([
  ['2025-06-18', 'http', true],
  ['2025-11-25', 'http', true],
  ['2025-11-25', 'stdio', false],
])(
  'a question of SDK v1 that belongs to no call, to our client of %s over %s',
  (revision, via, standalone) => {
    it('is heard and answered', async () => {
      await meet('v1', revision, via);
      const result = await request('tools/call', { name: 'ask-aside', arguments: {} }, accept);
      expect(result).toMatchObject({ content: [{ text: 'accept Ada' }] });
      const question = tape.entries.find(({ body }) => member(body, 'method') === 'elicitation/create');
      expect(question?.standalone ?? false).toBe(standalone);
    });
  },
);
