import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Revision } from '../../harness/model/revision.ts';
import { Tape } from '../tape.ts';
import { frontLink } from '../testing/cast.ts';
import { event, json, type ScriptedHub, scriptedHub, stream, type Taken } from '../testing/scripted-hub.ts';
import { HttpClientWire } from './http-wire.ts';

/** Far more than any answer takes here: who waits so long has lost. */
const ample = 20_000;
const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'ask1' } };
const done = { jsonrpc: '2.0', id: 1, result: { content: [] } };
const question = { jsonrpc: '2.0', id: 7, method: 'elicitation/create', params: { message: 'Why?' } };

let tape: Tape;
let hub: ScriptedHub;
let wire: HttpClientWire;
let act: (taken: Taken, response: ServerResponse) => void;

async function start(revision: Revision = '2026-07-28'): Promise<void> {
  tape = new Tape();
  hub = await scriptedHub((taken, response) => act(taken, response));
  const door = { url: hub.url, headers: { authorization: 'Bearer ann' } };
  wire = new HttpClientWire(frontLink(revision), tape, door);
}
beforeEach(() => start());
afterEach(async () => {
  await wire.close();
  await hub.close();
});

const received = () =>
  tape.entries
    .filter(({ direction }) => direction === 'from-hub')
    .map(({ kind, raw, status, answers }) => [kind, raw, status, answers]);

describe('HttpClientWire', () => {
  it('takes an answer that is one JSON body', async () => {
    act = (_, response) => json(response, done);
    const outcome = await wire.request({ message: call, part: { call: 0, turn: 0 } }, ample);
    expect(outcome).toMatchObject({ kind: 'result', result: { content: [] }, entry: { part: { turn: 0 } } });
    expect(received()).toEqual([['message', JSON.stringify(done), 200, 0]]);
  });

  it('recognizes its content type however it is spelled', async () => {
    act = (_, response) => {
      response
        .writeHead(200, { 'content-type': 'Application/JSON; Charset=UTF-8' })
        .end(JSON.stringify(done));
    };
    expect(await wire.request({ message: call }, ample)).toMatchObject({ kind: 'result' });
  });

  it('takes what comes on an event stream one by one, and gives pushed requests on while it is open', async () => {
    const progress = { jsonrpc: '2.0', method: 'notifications/progress', params: {} };
    let call1: ServerResponse | undefined;
    act = ({ body }, response) => {
      if (body?.method === 'tools/call') {
        call1 = response;
        stream(response);
        // A comment, an event that only names the stream, and one that arrives in two pieces.
        response.write(`: hello\n\nid: 1\ndata:\n\n${event(progress)}${event(question).slice(0, 30)}`);
        response.write(event(question).slice(30));
      } else {
        response.writeHead(202).end();
        call1?.end(event(done));
      }
    };
    wire.onPush = (_, { id }) => void wire.send({ message: { jsonrpc: '2.0', id: Number(id), result: {} } });
    expect(await wire.request({ message: call }, ample)).toMatchObject({ kind: 'result' });
    // The 202 and the end of the call come over two connections, in either order.
    await vi.waitFor(() => expect(received()).toHaveLength(4));
    expect(received().filter(([kind]) => kind === 'message')).toEqual([
      ['message', JSON.stringify(progress), 200, undefined],
      ['message', JSON.stringify(question), 200, undefined],
      ['message', JSON.stringify(done), 200, 0],
    ]);
    expect(received()).toContainEqual(['status', '', 202, undefined]);
  });

  it.each<[number, string, string | undefined]>([
    [202, '', undefined],
    [401, '', undefined],
    [404, 'no such page', 'text/plain'],
    [502, '<h1>Bad</h1>', 'text/html'],
    [200, '', 'application/json'],
    [200, '', 'text/event-stream'],
  ])('takes status %d with body %j of type %s as an end without a message', async (status, body, type) => {
    act = (_, response) =>
      response.writeHead(status, type === undefined ? {} : { 'content-type': type }).end(body);
    const outcome = await wire.request({ message: call }, ample);
    expect(outcome).toMatchObject({ kind: 'status', entry: { kind: 'status', status, raw: body } });
    expect(received()).toEqual([['status', body, status, 0]]);
  });

  it('takes an error message with the status that it came with', async () => {
    const error = { code: -32602, message: 'no' };
    act = (_, response) => {
      const body = JSON.stringify({ jsonrpc: '2.0', id: null, error });
      response.writeHead(400, { 'content-type': 'application/json' }).end(body);
    };
    // The hub could not tell which request it was; the exchange does.
    expect(await wire.request({ message: call }, ample)).toMatchObject({
      kind: 'error',
      error,
      entry: { status: 400, answers: 0 },
    });
  });

  it('takes a body that is no JSON for noise, and for no answer', async () => {
    act = (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"jsonrpc"');
    };
    await wire.request({ message: call }, 200);
    expect(received()).toEqual([
      ['noise', '{"jsonrpc"', 200, undefined],
      ['gave-up', '', undefined, 0],
    ]);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['before the head', (response) => response.destroy()],
    [
      'in the middle of an event stream',
      (response) => {
        stream(response);
        response.write(': open\n\n', () => response.destroy());
      },
    ],
    [
      'in the middle of a body',
      (response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '99' });
        response.write('{', () => response.destroy());
      },
    ],
  ])('takes a connection that breaks %s as status 0', async (_, breakOff) => {
    act = (_taken, response) => breakOff(response);
    const outcome = await wire.request({ message: call }, ample);
    expect(outcome).toMatchObject({ kind: 'status', entry: { status: 0, answers: 0 } });
    expect(outcome.entry.raw).not.toBe('');
  });

  it('takes a hub that is not there as status 0', async () => {
    await hub.close();
    const outcome = await wire.request({ message: call }, ample);
    expect(outcome).toMatchObject({ kind: 'status', entry: { status: 0 } });
    expect(outcome.entry.raw).toContain('ECONNREFUSED');
    await start();
  });

  it('keeps answers apart that come in another order than the requests', async () => {
    const waiting: [unknown, ServerResponse][] = [];
    act = ({ body }, response) => {
      waiting.push([body?.id, response]);
      if (waiting.length < 2) return;
      for (const [id, one] of waiting.reverse()) json(one, { ...done, id, result: { of: id } });
    };
    const outcomes = await Promise.all(
      [1, '1'].map((id) => wire.request({ message: { ...call, id } }, ample)),
    );
    expect(outcomes).toMatchObject([{ result: { of: 1 } }, { result: { of: '1' } }]);
    expect(outcomes.map(({ entry }) => entry.answers)).toEqual([0, 1]);
  });

  it('breaks the exchange off when it gives up', async () => {
    let gone: Promise<unknown> = Promise.resolve();
    act = (_, response) => {
      gone = new Promise((resolve) => response.once('close', resolve));
    };
    const outcome = await wire.request({ message: call }, 100);
    expect(outcome).toMatchObject({ kind: 'gave-up', entry: { kind: 'gave-up', answers: 0 } });
    await gone;
    expect(received()).toHaveLength(1);
  });
});
