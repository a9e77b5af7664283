import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isObject, member } from '../../harness/model/json.ts';
import type { Answer, Call } from '../../harness/model/plan.ts';
import { eraOf, type Revision, type Transport } from '../../harness/model/revision.ts';
import type { Address, GenuineClient, Person } from '../genuine/client.ts';
import { clientV1 } from '../genuine/client-v1.ts';
import { clientV2 } from '../genuine/client-v2.ts';
import { Tape } from '../tape.ts';
import { callOf, childSpec, openBook } from '../testing/cast.ts';
import { conformity } from '../testing/conformity.ts';
import { resourceUri } from './catalogue.ts';
import { ChildHttpServer } from './http-server.ts';
import { type Book, closedBook } from './performance.ts';
import { RelayServer } from './relay-server.ts';

// The proof that our raw children speak the protocol: clients on the official SDKs understand them.

const accept = { action: 'accept', content: { note: 'Ada' } } as const;
const asking = (rounds: number): Partial<Call> => ({
  rounds: Array.from({ length: rounds }, (_, turn) => ({
    questions: [{ key: `q${turn}`, message: `Why ${turn}?`, answer: { action: 'silent' } as Answer }],
    state: `state ${turn}`,
  })),
});

let tape: Tape;
let children: { close(): Promise<void> };
let client: GenuineClient | undefined;
let questions: string[];

interface Peers {
  readonly sdk: 'v1' | 'v2';
  readonly revision: Revision;
  readonly via: Transport;
}

async function meet({ sdk, revision, via }: Peers, book: Book, person: Person): Promise<GenuineClient> {
  const spec = childSpec(revision, via);
  tape = new Tape();
  questions = [];
  const { address, close } = await (via === 'http' ? overHttp(book) : overStdio(book));
  children = { close };
  const heard: Person = (message) => {
    questions.push(message);
    return person(message);
  };
  client = sdk === 'v1' ? await clientV1(address, heard) : await clientV2(address, heard, revision);
  return client;

  async function overHttp(of: Book) {
    const server = await ChildHttpServer.listen([spec], tape, of);
    return { address: { url: server.urlFor(spec.name) } as Address, close: () => server.close() };
  }
  async function overStdio(of: Book) {
    const relays = await RelayServer.listen([spec], tape, of);
    const [command = '', ...args] = relays.commandFor(spec.name);
    return { address: { command, args } as Address, close: () => relays.close() };
  }
}

beforeEach(() => {
  client = undefined;
});
afterEach(async () => {
  await client?.close();
  await children.close();
});

/** The answers that came back to the child, however they came, and the states that came with them. */
function returned() {
  const heard = tape.entries.filter(({ direction }) => direction === 'from-hub').map(({ body }) => body);
  const modern = heard.flatMap((body) => Object.values(member(body, 'params', 'inputResponses') ?? {}));
  const legacy = heard
    .filter((body) => member(body, 'result', 'action'))
    .map((body) => member(body, 'result'));
  const states = heard
    .map((body) => member(body, 'params', 'requestState'))
    .filter((state) => state !== undefined);
  return { answers: [...modern, ...legacy], states };
}

/** Whatever the test did, our side of it was valid; the SDK's too, as a check on our schemas. */
function expectConformity(): void {
  const { messages, problems } = conformity(tape.entries, 'to-hub');
  expect(problems).toEqual([]);
  expect(messages).toBeGreaterThan(0);
  expect(conformity(tape.entries, 'from-hub').problems).toEqual([]);
  expect(tape.entries.filter(({ kind }) => kind === 'noise')).toEqual([]);
}

const peers = ([sdk, revision]: ['v1' | 'v2', Revision]): Peers[] =>
  (['stdio', 'http'] as const).map((via) => ({ sdk, revision, via }));
const all = (
  [
    ['v1', '2025-06-18'],
    ['v1', '2025-11-25'],
    ['v2', '2025-06-18'],
    ['v2', '2025-11-25'],
    ['v2', '2026-07-28'],
  ] as ['v1' | 'v2', Revision][]
).flatMap(peers);

describe.each(all)('a client on SDK $sdk and our child of $revision over $via', (who) => {
  const modern = eraOf(who.revision) === 'modern';
  const silent: Person = () => ({ action: 'cancel' });

  it('agree on the revision and the tools', async () => {
    const { tools } = await meet(who, closedBook, silent);
    expect(await tools()).toEqual(['ask1', 'echo1']);
    const openings = tape.entries.map(({ body }) => member(body, 'result')).filter(isObject);
    expect(openings[0]).toMatchObject(
      modern ? { supportedVersions: [who.revision] } : { protocolVersion: who.revision },
    );
    expectConformity();
  });

  it('carry out a plain call', async () => {
    const { call } = await meet(who, closedBook, silent);
    expect(await call('echo1', { marker: 'hello' })).toContain('"marker":"hello"');
    expect(questions).toEqual([]);
    expectConformity();
  });

  it.each([accept, { action: 'decline' } as const, { action: 'cancel' } as const])(
    'carry out a call with a question that is answered with $action',
    async (answer) => {
      const { book, marker } = openBook(callOf(asking(1)));
      const { call } = await meet(who, book, () => answer);
      expect(await call('ask1', { marker })).toBe(`done ${marker}`);
      expect(questions).toEqual([`Why 0? ${marker}r0q0`]);
      expect(returned()).toEqual({ answers: [answer], states: modern ? ['state 0'] : [] });
      expectConformity();
    },
  );

  it('carry out a call with two rounds of questions', async () => {
    const { book, marker } = openBook(callOf(asking(2)));
    const { call } = await meet(who, book, () => accept);
    expect(await call('ask1', { marker })).toBe(`done ${marker}`);
    expect(questions).toEqual([`Why 0? ${marker}r0q0`, `Why 1? ${marker}r1q0`]);
    expect(returned()).toEqual({ answers: [accept, accept], states: modern ? ['state 0', 'state 1'] : [] });
    expectConformity();
  });

  it('ask before a prompt and before a resource', async () => {
    const { book, marker, performance } = openBook(callOf(asking(1)));
    const { prompt, resource } = await meet(who, book, () => accept);
    expect(await prompt('ask1', { marker })).toBe(`done ${marker}`);
    performance.turns = 0;
    expect(await resource(resourceUri(childSpec(who.revision), marker))).toBe(`done ${marker}`);
    expect(questions).toHaveLength(2);
    expectConformity();
  });
});
