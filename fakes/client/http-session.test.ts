import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Tape } from '../tape.ts';
import { frontLink } from '../testing/cast.ts';
import { conformity } from '../testing/conformity.ts';
import { event, json, type ScriptedHub, scriptedHub, stream, type Taken } from '../testing/scripted-hub.ts';
import { HttpClientWire } from './http-wire.ts';
import { ClientSession } from './session.ts';

const ample = 20_000;
const agreed = { jsonrpc: '2.0', id: 1, result: { protocolVersion: '2025-11-25', capabilities: {} } };

let tape: Tape;
let hub: ScriptedHub;
let wire: HttpClientWire;
let session: ClientSession;
let onGet: (response: ServerResponse) => void;
let onPost: (taken: Taken, response: ServerResponse) => void;

beforeEach(async () => {
  onGet = (response) => response.writeHead(405).end();
  onPost = (_, response) => response.writeHead(202).end();
  hub = await scriptedHub((taken, response) => {
    if (taken.method === 'GET') onGet(response);
    else if (taken.method === 'DELETE') response.writeHead(200).end();
    else if (taken.body?.method === 'initialize') json(response, agreed, { 'mcp-session-id': 'one' });
    else onPost(taken, response);
  });
  tape = new Tape();
  wire = new HttpClientWire(frontLink('2025-11-25'), tape, { url: hub.url, headers: { 'x-key': 'k' } });
  session = new ClientSession(wire, 'ann');
});
afterEach(async () => {
  await wire.close();
  await hub.close();
});

const taken = () => hub.taken.map(({ method, body }) => `${method} ${body?.method ?? ''}`.trim());

describe('a legacy session over HTTP', () => {
  it('shakes hands, then opens the stand-alone stream at once, then names the session everywhere', async () => {
    expect(await session.open({ elicitation: {} }, ample)).toBeUndefined();
    await session.request('tools/list', {}, {}, ample);
    await wire.close();
    expect(taken()).toEqual([
      'POST initialize',
      'POST notifications/initialized',
      'GET',
      'POST tools/list',
      'DELETE',
    ]);
    const fields = hub.taken.map(({ headers }) => [
      headers['mcp-session-id'],
      headers['mcp-protocol-version'],
      headers['x-key'],
    ]);
    expect(fields).toEqual([[undefined, undefined, 'k'], ...Array(4).fill(['one', '2025-11-25', 'k'])]);
    expect(hub.taken[2]?.headers.accept).toBe('text/event-stream');
    expect(hub.taken[3]?.headers.accept).toBe('application/json, text/event-stream');
    expect(conformity(tape.entries, 'to-hub')).toEqual({ messages: 3, problems: [] });
  });

  it('takes a pushed request that comes on the stand-alone stream', async () => {
    let push = (_: string) => {};
    onGet = (response) => {
      stream(response);
      push = (text) => void response.write(text);
    };
    await session.open({ elicitation: {} }, ample);
    const pushed = new Promise<unknown>((resolve) => {
      wire.onPush = (entry, message) => resolve([entry.standalone, entry.answers, message.id]);
    });
    push(event({ jsonrpc: '2.0', id: 'q', method: 'elicitation/create', params: {} }));
    expect(await pushed).toEqual([true, undefined, 'q']);
  });

  it('says what the hub answered where it does not agree', async () => {
    const other = new HttpClientWire(frontLink('2025-06-18'), tape, { url: hub.url, headers: {} });
    const refusal = await new ClientSession(other, 'bob').open({}, ample);
    expect(refusal).toMatchObject({ kind: 'result', result: { protocolVersion: '2025-11-25' } });
    await other.close();
    expect(taken()).toEqual(['POST initialize', 'DELETE']);
  });

  it('brings its handshake along into a later transcript, and nothing that only looks like one', async () => {
    await session.open({}, ample);
    const again = { method: 'initialize', params: {} };
    await session.probe({ message: again, declares: {} }, ample, { call: -2, turn: 0, probe: 0 });
    tape.restart();
    await session.request('tools/list', {}, {}, ample);
    const earlier = tape.entries.filter((entry) => entry.earlier);
    expect(earlier.map(({ direction, answers }) => [direction, answers])).toEqual([
      ['to-hub', undefined],
      ['from-hub', 0],
      ['to-hub', undefined],
    ]);
  });

  it('waits no longer than it has to for a message to be taken', async () => {
    let gone: Promise<unknown> = Promise.resolve();
    onPost = (_, response) => {
      gone = new Promise((resolve) => response.once('close', resolve));
    };
    const message = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } };
    await wire.send({ message }, 100);
    await gone;
    expect(tape.entries.at(-1)).toMatchObject({ kind: 'gave-up', answers: 0 });
  });

  it('waits no longer than it has to for the head of the stand-alone stream, and reads it all the same', async () => {
    let late: ServerResponse | undefined;
    onGet = (response) => {
      late = response;
    };
    await wire.listen(100);
    const pushed = new Promise<unknown>((resolve) => {
      wire.onPush = (_, message) => resolve(message.id);
    });
    if (late === undefined) throw new Error('the stream was not asked for');
    stream(late);
    late.write(event({ jsonrpc: '2.0', id: 'q', method: 'ping' }));
    expect(await pushed).toBe('q');
  });

  it('lets go of everything under way when it closes', async () => {
    const arrived = new Promise<void>((resolve) => {
      onPost = () => resolve();
    });
    const waiting = session.request('tools/list', {}, {}, ample);
    const sending = wire.send({ message: { jsonrpc: '2.0', method: 'notifications/x' } }, ample);
    await arrived;
    await wire.close();
    expect(await waiting).toMatchObject({ kind: 'gave-up' });
    await sending;
    expect(wire.closed).toBe(true);
  });
});
