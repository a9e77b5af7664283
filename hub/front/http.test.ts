import { type IncomingMessage, type RequestOptions, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { validateMessage } from '../../fakes/schema/index.ts';
import { type HttpClient, httpClient, type TestHub, testHub } from '../testing/harness.ts';

const limit = 1000;
let hub: TestHub;
let client: HttpClient;
beforeAll(async () => {
  hub = testHub({ MCP_MAX_BODY_BYTES: String(limit), MCP_PUBLIC_URL: 'https://hub.example' });
  client = await httpClient(hub);
});
afterAll(() => client.close());

interface Sent extends RequestOptions {
  readonly body?: string | readonly string[];
}

const usual = {
  authorization: 'Bearer a',
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
};
const legacy = { ...usual, 'mcp-protocol-version': '2025-11-25' };
const modern = { ...usual, 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/list' };
const envelope = (protocolVersion: string) => ({
  'io.modelcontextprotocol/protocolVersion': protocolVersion,
  'io.modelcontextprotocol/clientCapabilities': {},
});
const list = (_meta: object = {}) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: { _meta } });

/** Below `fetch`, which knows better what a host is. */
function send({ body = [], ...options }: Sent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = request(client.url, { method: 'POST', path: '/m/mcp', ...options }, resolve);
    sent.on('error', reject);
    // In one piece it has a length; in several nobody knows how long it will be.
    if (typeof body === 'string') sent.end(body);
    else {
      for (const part of body) sent.write(part);
      sent.end();
    }
  });
}

it.each<[string, number, Sent]>([
  ['a path where nothing is', 404, { path: '/no/mcp', headers: usual }],
  ['a path that is none', 400, { path: '//', headers: usual }],
  ['a method that is none', 400, { method: 'TRACE', headers: usual }],
  ['no token', 401, { body: list() }],
  ['a wrong token', 401, { headers: { ...usual, authorization: 'Bearer x' }, body: list() }],
  ['a foreign origin', 403, { headers: { ...usual, origin: 'https://evil.example' } }],
  ['an origin that is none', 403, { headers: { ...usual, origin: 'null' } }],
  [
    'the public host as the origin, but not over https',
    403,
    { headers: { ...usual, origin: 'http://hub.example' } },
  ],
  ['a foreign host', 403, { headers: { ...usual, host: 'evil.example' } }],
  ['a foreign host that begins like ours', 403, { headers: { ...usual, host: '127.0.0.1.evil.example' } }],
  ['a body that is no JSON', 400, { headers: usual, body: 'x' }],
  ['no body', 400, { headers: usual }],
  ['a batch', 400, { headers: usual, body: '[]' }],
  ['a body that is no message', 400, { headers: usual, body: '{}' }],
  ['a body that says it is too long', 413, { headers: usual, body: 'x'.repeat(limit + 1) }],
  ['a body that is too long', 413, { headers: usual, body: ['x'.repeat(limit), 'x'] }],
  ['a session that was not opened', 400, { headers: legacy, body: list() }],
  ['a session that is unknown', 404, { headers: { ...legacy, 'mcp-session-id': 'x' }, body: list() }],
  ['a stream without a session', 400, { method: 'GET', headers: legacy }],
  ['a method that is not served', 405, { method: 'PUT', headers: modern }],
  ['headers that are missing', 400, { headers: usual, body: list(envelope('2026-07-28')) }],
  [
    'headers that disagree',
    400,
    { headers: { ...modern, 'mcp-method': 'x' }, body: list(envelope('2026-07-28')) },
  ],
  [
    'a revision of the future',
    400,
    { headers: { ...modern, 'mcp-protocol-version': '2099-01-01' }, body: list(envelope('2099-01-01')) },
  ],
])('%s is answered with %i and a valid body', async (_what, status, sent) => {
  const response = await send(sent);
  expect(response.statusCode).toBe(status);
  const body = await json(response);
  expect(body).toMatchObject({ jsonrpc: '2.0', error: { message: expect.any(String) } });
  for (const revision of ['2025-06-18', '2025-11-25', '2026-07-28'] as const) {
    // Codes of the modern revision alone answer modern requests alone.
    const isModern = sent.body?.includes('protocolVersion') ?? false;
    if (!isModern || revision === '2026-07-28') expect(validateMessage(revision, 'server', body)).toEqual([]);
  }
  // The protocol knows no id that is null.
  expect(body).not.toHaveProperty('id', null);
});

describe('a request', () => {
  const listing = { body: list(envelope('2026-07-28')) };

  it.each(['localhost', 'localhost:1234', '127.0.0.1', '[::1]:8080', 'hub.example', 'hub.example:443'])(
    'to the host %s is served',
    async (host) => {
      expect((await send({ ...listing, headers: { ...modern, host } })).statusCode).toBe(200);
    },
  );

  it.each(['http://localhost:5173', 'http://127.0.0.1', 'https://hub.example'])(
    'from the origin %s is served',
    async (origin) => {
      expect((await send({ ...listing, headers: { ...modern, origin } })).statusCode).toBe(200);
    },
  );

  it('of just the longest length is served', async () => {
    const body = listing.body.padEnd(limit);
    expect((await send({ body, headers: modern })).statusCode).toBe(200);
    expect((await send({ body: [body.slice(0, 300), body.slice(300)], headers: modern })).statusCode).toBe(
      200,
    );
  });

  it('for health is answered under any name and without a token', async () => {
    const headers = { host: '10.0.0.7:8080' };
    expect((await send({ method: 'GET', path: '/healthz', headers })).statusCode).toBe(200);
  });
});

it('reads nothing from whom it does not know', async () => {
  // Were the body read first, the answer would wait for its end, which never comes.
  const status = await new Promise((resolve, reject) => {
    const sent = request(client.url, { method: 'POST', path: '/m/mcp' }, ({ statusCode }) => {
      resolve(statusCode);
      sent.destroy();
    });
    sent.on('error', reject);
    sent.write('{');
  });
  expect(status).toBe(401);
});

it('says nothing of all this to the log but what the operator must know', () => {
  expect(hub.log.filter((line) => !line.startsWith('[m] is up'))).toEqual([]);
});
