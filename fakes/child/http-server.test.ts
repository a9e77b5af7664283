import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Revision } from '../../harness/model/revision.ts';
import { Tape } from '../tape.ts';
import { callOf, childSpec, openBook } from '../testing/cast.ts';
import { conformity } from '../testing/conformity.ts';
import { ChildHttpServer } from './http-server.ts';
import { type Book, closedBook } from './performance.ts';

let tape: Tape;
let children: ChildHttpServer;
let url: string;
afterEach(() => children.close());

async function listen(revision: Revision, book: Book = closedBook): Promise<void> {
  tape = new Tape();
  children = await ChildHttpServer.listen([childSpec(revision)], tape, book);
  url = children.urlFor('alpha');
}

const request = (method: string, params: object = {}, id: string | number = 1) => ({
  jsonrpc: '2.0',
  id,
  method,
  params,
});
const initialize = request('initialize', {
  protocolVersion: '2025-11-25',
  capabilities: { elicitation: {} },
  clientInfo: { name: 'test', version: '1' },
});
const post = (body: object | string | Uint8Array, session?: string, signal?: AbortSignal) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(session && { 'mcp-session-id': session }) },
    body: typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body),
    ...(signal && { signal }),
  });

async function openSession(): Promise<string> {
  const response = await post(initialize);
  await response.text();
  return response.headers.get('mcp-session-id') ?? 'none';
}

/** The messages of an event stream, as they come. */
async function* events(response: Response): AsyncGenerator<Record<string, unknown>> {
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += Buffer.from(chunk).toString();
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const data = text.slice(0, end).replace(/^event: message\ndata: /, '');
      text = text.slice(end + 2);
      yield JSON.parse(data);
    }
  }
}

describe('a legacy child over HTTP', () => {
  beforeEach(() => listen('2025-11-25'));

  it('opens a session with each handshake', async () => {
    const response = await post(initialize);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.json()).toMatchObject({ id: 1, result: { protocolVersion: '2025-11-25' } });
    const session = response.headers.get('mcp-session-id');
    expect(session).toMatch(/^[\x21-\x7e]+$/);
    expect(await openSession()).not.toBe(session);
    expect(new Set(tape.entries.map(({ link }) => link))).toEqual(new Set(['alpha#1', 'alpha#2']));
  });

  it('serves requests of a session on its link', async () => {
    const session = await openSession();
    const response = await post(request('tools/list', {}, 'a'), session);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ id: 'a', result: { tools: [{}, {}] } });
    expect(tape.entries.at(-1)).toMatchObject({
      link: 'alpha#1',
      direction: 'to-hub',
      status: 200,
      answers: 2,
    });
    expect(tape.entries.at(-2)?.headers).toMatchObject({ 'mcp-session-id': session });
  });

  it.each([
    ['a notification', { jsonrpc: '2.0', method: 'notifications/initialized' }],
    ['an answer', { jsonrpc: '2.0', id: 1, result: {} }],
  ])('takes %s with 202 and nothing in it', async (_, message) => {
    const response = await post(message, await openSession());
    expect([response.status, await response.text()]).toEqual([202, '']);
    expect(tape.entries.at(-1)).toMatchObject({ direction: 'from-hub', body: message });
  });

  it('refuses what names no session with 400, and a session that is none with 404', async () => {
    expect((await post(request('tools/list'))).status).toBe(400);
    expect((await post(request('tools/list'), 'never given')).status).toBe(404);
    expect(tape.entries.map(({ direction, kind }) => [direction, kind])).toEqual([
      ['from-hub', 'message'],
      ['from-hub', 'message'],
    ]);
  });

  it('ends a session on DELETE, and forgets how it was opened', async () => {
    const [ended, other] = [await openSession(), await openSession()];
    const forget = vi.spyOn(tape, 'forget');
    const response = await fetch(url, { method: 'DELETE', headers: { 'mcp-session-id': ended } });
    expect(forget.mock.calls).toMatchObject([[{ id: 'alpha#1' }]]);
    expect(response.status).toBe(200);
    expect((await post(request('ping'), ended)).status).toBe(404);
    tape.restart();
    expect((await post(request('ping'), other)).status).toBe(200);
    expect(tape.entries.map(({ link, earlier }) => [link, earlier])).toEqual([
      ['alpha#2', true],
      ['alpha#2', true],
      ['alpha#2', undefined],
      ['alpha#2', undefined],
    ]);
  });

  it('offers no stand-alone stream', async () => {
    const response = await fetch(url, { headers: { accept: 'text/event-stream' } });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, DELETE']);
  });

  it.each([
    ['no JSON', '{"a', '{"a'],
    ['no object', '[]', '[]'],
    ['bytes that are no UTF-8', new Uint8Array([0xff]), 'base64:/w=='],
  ])('refuses %s with 400, and keeps it', async (_, body, raw) => {
    const session = await openSession();
    expect((await post(body, session)).status).toBe(400);
    expect(tape.entries.at(-1)).toMatchObject({ direction: 'from-hub', raw });
  });

  it('knows only its own address', async () => {
    url = children.urlFor('beta');
    expect((await post(initialize)).status).toBe(404);
    expect(tape.entries).toEqual([]);
  });
});

describe('a legacy child that asks over HTTP', () => {
  const { book, marker } = openBook(
    callOf({ rounds: [{ questions: [{ key: 'q', message: 'Why?', answer: { action: 'decline' } }] }] }),
  );

  it('asks on the stream of the call, and answers there', async () => {
    await listen('2025-11-25', book);
    const session = await openSession();
    const response = await post(request('tools/call', { name: 'ask1', arguments: { marker } }, 2), session);
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(response.headers.get('mcp-session-id')).toBe(session);
    const stream = events(response);
    const { value: asked } = await stream.next();
    expect(asked).toMatchObject({
      id: 1,
      method: 'elicitation/create',
      params: { mode: 'form', message: `Why? ${marker}r0q0` },
    });
    expect((await post({ jsonrpc: '2.0', id: 1, result: { action: 'decline' } }, session)).status).toBe(202);
    const { value: answer } = await stream.next();
    expect(answer).toMatchObject({ id: 2, result: { content: [{ type: 'text', text: `done ${marker}` }] } });
    expect(await stream.next()).toMatchObject({ done: true });
    expect(conformity(tape.entries, 'to-hub')).toEqual({ messages: 3, problems: [] });
  });
});

describe('a modern child over HTTP', () => {
  beforeEach(() => listen('2026-07-28'));

  it('is one peer without sessions', async () => {
    const _meta = { 'io.modelcontextprotocol/protocolVersion': '2026-07-28' };
    for (const id of [1, 2]) {
      const response = await post(request('server/discover', { _meta }, id));
      expect(response.headers.get('mcp-session-id')).toBeNull();
      expect(await response.json()).toMatchObject({ id, result: { supportedVersions: ['2026-07-28'] } });
    }
    expect(new Set(tape.entries.map(({ link }) => link))).toEqual(new Set(['alpha#1']));
  });

  it.each<[string, object, number, number]>([
    ['a handshake', initialize, 400, -32022],
    ['a method that there is not', request('no/such'), 404, -32601],
    ['a tool that there is not', request('tools/call', { name: 'x' }), 200, -32602],
  ])('refuses %s in the way of its revision', async (_, message, status, code) => {
    const response = await post(message);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ id: 1, error: { code } });
    expect(tape.entries.at(-1)).toMatchObject({ status, answers: 0 });
  });

  it.each(['GET', 'DELETE'])('does not know %s', async (method) => {
    const response = await fetch(url, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });
});

describe('a child over HTTP with which something goes wrong', () => {
  const playing = (fault: 'crash' | 'hang' | 'noise') =>
    openBook(callOf({ rounds: [{ questions: [], state: 's', fault }] }));
  const ask = (marker: string, signal?: AbortSignal) =>
    post(request('tools/call', { name: 'ask1', arguments: { marker } }), undefined, signal);

  it('breaks the connection off', async () => {
    const { book, marker } = playing('crash');
    await listen('2026-07-28', book);
    await expect(ask(marker)).rejects.toThrow('fetch failed');
  });

  it('answers with what is no message, once', async () => {
    const { book, marker } = playing('noise');
    await listen('2026-07-28', book);
    const response = await ask(marker);
    expect(await response.text()).toBe('{this is no message');
    expect(tape.entries.map(({ kind }) => kind)).toEqual(['message', 'noise']);
  });

  it('never answers', async () => {
    const { book, marker, performance } = playing('hang');
    await listen('2026-07-28', book);
    const leave = new AbortController();
    const arrived = new Promise<void>((resolve) => {
      performance.arrive = async () => resolve();
    });
    const hung = ask(marker, leave.signal);
    await arrived;
    // What is sent behind it is answered, so it had its chance.
    await (await post(request('ping'))).text();
    const answers = tape.entries.filter(({ direction }) => direction === 'to-hub');
    expect(answers.map(({ body }) => body)).toMatchObject([{ error: { code: -32601 } }]);
    leave.abort();
    await expect(hung).rejects.toThrow('aborted');
  });
});
