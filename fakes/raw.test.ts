import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { Round } from '../harness/model/plan.ts';
import { ChildHttpServer } from './child/http-server.ts';
import type { Book } from './child/performance.ts';
import { RelayServer } from './child/relay-server.ts';
import { HttpClientWire } from './client/http-wire.ts';
import { ClientSession } from './client/session.ts';
import { Tape } from './tape.ts';
import { callOf, childSpec, openBook } from './testing/cast.ts';

// What no SDK would write: a member twice, an id of the wrong type, half a message.
const texts = [
  '{"jsonrpc":"2.0","id":{id},"result":{"resultType":"complete","resultType":"input_required","content":[]}}',
  '{"jsonrpc":"2.0","id":[{id}],"result":7}',
  '{"jsonrpc":"2.0","id":{id},"result":{"content":[{"type":"te',
];

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const child = childSpec('2026-07-28');
const request =
  '{"jsonrpc":"2.0","id":"x","method":"tools/call","params":{"name":"ask1","arguments":{"marker":"hp000000c0"},"_meta":' +
  '{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}}}';

function playing(round: Round): Book {
  return { find: () => openBook(callOf({ rounds: [round] })).performance, misanswer: () => undefined };
}

describe.each(texts)('a fake writes %s', (text) => {
  const expected = text.replaceAll('{id}', '"x"');

  it('as a child over stdio', async () => {
    const tape = new Tape();
    const relays = await RelayServer.listen(
      [{ ...child, via: 'stdio' }],
      tape,
      playing({ questions: [], raw: text }),
    );
    closing.push(() => relays.close());
    const [, , port, key, name] = relays.commandFor('alpha');
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(`${JSON.stringify({ key, child: name })}\n${request}\n`);
    const [bytes] = await once(socket, 'data');
    expect(String(bytes)).toBe(`${expected}\n`);
    expect(tape.entries.at(-1)).toMatchObject({ raw: expected, direction: 'to-hub' });
  });

  it('as a child over HTTP', async () => {
    const tape = new Tape();
    const web = await ChildHttpServer.listen(
      [{ ...child, via: 'http' }],
      tape,
      playing({ questions: [], raw: text }),
    );
    closing.push(() => web.close());
    const response = await fetch(web.urlFor('alpha'), { method: 'POST', body: request });
    expect(await response.text()).toBe(expected);
    expect(tape.entries.at(-1)).toMatchObject({ raw: expected, direction: 'to-hub' });
  });

  it('as a client', async () => {
    const heard: string[] = [];
    const server = createServer(async (incoming, response) => {
      for await (const chunk of incoming) heard.push(String(chunk));
      response.writeHead(400).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closing.push(() => new Promise((resolve) => server.close(() => resolve())));
    const { port } = server.address() as AddressInfo;
    const link = { id: 'ann#1', side: 'front', who: 'ann', revision: '2026-07-28', via: 'http' } as const;
    const wire = new HttpClientWire(link, new Tape(), { url: `http://127.0.0.1:${port}/`, headers: {} });
    const probe = { message: { method: 'tools/call' }, declares: {}, raw: text };
    await new ClientSession(wire, 'ann').probe(probe, 5_000, { call: -2, turn: 0, probe: 0 });
    await wire.close();
    expect(heard).toEqual([text]);
  });
});
