import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMint, type Mint } from '../../fakes/authority/mint.ts';
import { validateMessage } from '../../fakes/schema/index.ts';
import { type HttpClient, httpClient, question, said, type TestHub, testHub } from '../testing/harness.ts';

const issuer = 'https://issuer.example/tenant';
const publicUrl = 'https://hub.example';
const metadataUrl = 'https://issuer.example/.well-known/oauth-authorization-server/tenant';
const keysUrl = 'https://keys.example/jwks';
const door = `${publicUrl}/m/mcp`;

/** The world outside: an issuer far away. All that leaves this machine is noted, and what is not listed fails. */
const outside: string[] = [];
const world = setupServer();
const isOutside = (url: string) => new URL(url).hostname !== '127.0.0.1';
world.events.on('request:start', ({ request }) => {
  if (isOutside(request.url)) outside.push(request.url);
});

let mint: Mint;
let hub: TestHub;
let client: HttpClient;
const serveIssuer = (metadata: object = { issuer, jwks_uri: keysUrl }, keys: object = mint.jwks) =>
  world.use(
    http.get(metadataUrl, () => HttpResponse.json(metadata)),
    http.get(keysUrl, () => HttpResponse.json(keys)),
  );
const setUp = async (env: Record<string, string> = {}) => {
  hub = testHub({ MCP_STATIC_TOKENS: '', MCP_OAUTH_ISSUER: issuer, MCP_PUBLIC_URL: publicUrl, ...env });
  client = await httpClient(hub);
};

beforeAll(async () => {
  world.listen({ onUnhandledRequest: ({ url }, { error }) => isOutside(url) && error() });
  mint = await createMint(issuer);
});
beforeEach(() => {
  outside.length = 0;
});
afterEach(async () => {
  world.resetHandlers();
  await client.close();
});
afterAll(() => world.close());

const call = (token: string, path = '/m/mcp') =>
  client.modern(path, 'tools/call', { name: 'seen' }, { token });

describe('an access token', () => {
  it('is good at the door it was issued for, and nothing but the issuer is asked about it', async () => {
    serveIssuer();
    await setUp();
    const token = await mint.token('ann', door);
    for (let times = 0; times < 3; times++) expect((await call(token)).body.result).toBeDefined();
    expect(outside).toEqual([metadataUrl, keysUrl]);
    expect(await call(token, '/off/mcp')).toMatchObject({ status: 401 });
    expect(await call(token, '/hub')).toMatchObject({ status: 401 });
  });

  it.each([
    ['of another issuer', { iss: 'https://other.example' }],
    ['for another resource', { aud: 'https://other.example/m/mcp' }],
    ['for the whole hub', { aud: publicUrl }],
    ['for a door spelled otherwise', { aud: `${door}/` }],
    ['without an audience', { aud: undefined }],
    ['whose time is over', { exp: Math.floor(Date.now() / 1000) - 1 }],
    ['without an end', { exp: undefined }],
    ['whose time has not come', { nbf: Math.floor(Date.now() / 1000) + 60 }],
    ['without a client', { client_id: undefined }],
    ['of a client without a name', { client_id: '' }],
    ['of a client whose name is no text', { client_id: 7 }],
  ])('%s is no good', async (_what, claims) => {
    serveIssuer();
    await setUp();
    const reply = await call(await mint.token('ann', door, claims));
    expect(reply.status).toBe(401);
    expect(reply.headers.get('www-authenticate')).toBe(
      `Bearer error="invalid_token", resource_metadata="${publicUrl}/.well-known/oauth-protected-resource/m/mcp"`,
    );
    expect(validateMessage('2026-07-28', 'server', reply.body)).toEqual([]);
    expect(hub.log).toEqual([]);
  });

  it('signed by another key, by none, or with a secret is no good', async () => {
    serveIssuer();
    await setUp();
    const [head = '', payload = '', signature = ''] = (await mint.token('ann', door)).split('.');
    const other = await createMint(issuer);
    const encoded = (header: object) => Buffer.from(JSON.stringify(header)).toString('base64url');
    const bad = [
      await other.token('ann', door),
      `${encoded({ alg: 'none' })}.${payload}.`,
      `${encoded({ alg: 'HS256', kid: 'key-1' })}.${payload}.${signature}`,
      `${head}.${payload}.${signature.slice(0, -4)}AAAA`,
      `${head}.${Buffer.from('{}').toString('base64url')}.${signature}`,
      'a',
      'a.b.c',
    ];
    for (const token of bad) expect((await call(token)).status).toBe(401);
  });

  it('is what a state is bound to: client and person', async () => {
    serveIssuer();
    await setUp();
    const asks = { resultType: 'input_required', inputRequests: { q: question('x') } };
    const ask = { name: 'ask', arguments: { result: asks } };
    const of = async (clientId: string, sub: string | undefined) => ({
      token: await mint.token(clientId, door, { sub }),
    });
    const first = await client.modern('/m/mcp', 'tools/call', ask, await of('ann', 'person 1'));
    const { requestState } = first.body.result ?? {};
    const retry = { ...ask, requestState, inputResponses: { q: { action: 'cancel' } } };
    for (const [clientId, sub] of [
      ['bob', 'person 1'],
      ['ann', 'person 2'],
      ['ann', undefined],
    ] as const) {
      const refused = await client.modern('/m/mcp', 'tools/call', retry, await of(clientId, sub));
      expect(refused.body.error?.code).toBe(-32602);
    }
    const rightful = await client.modern('/m/mcp', 'tools/call', retry, await of('ann', 'person 1'));
    expect(said(rightful.body).inputResponses).toEqual({ q: { action: 'cancel' } });
  });

  it('never makes one client out of two of the same name', async () => {
    serveIssuer();
    await setUp({ MCP_STATIC_TOKENS: 'ann:static' });
    const asks = { resultType: 'input_required', inputRequests: { q: question('x') } };
    const ask = { name: 'ask', arguments: { result: asks } };
    const first = await client.modern('/m/mcp', 'tools/call', ask, { token: 'static' });
    const retry = { ...ask, requestState: first.body.result?.requestState, inputResponses: {} };
    for (const sub of ['ann', '', undefined]) {
      const token = await mint.token('ann', door, { sub });
      expect((await client.modern('/m/mcp', 'tools/call', retry, { token })).body.error?.code).toBe(-32602);
    }
  });

  it('is worth nothing further on: no child hears of it', async () => {
    serveIssuer();
    await setUp();
    const token = await mint.token('ann', door);
    expect((await call(token)).text).not.toContain(token);
    expect(hub.log.join()).not.toContain(token);
  });
});

describe('the issuer', () => {
  it('may change its keys', async () => {
    serveIssuer();
    await setUp({ MCP_OAUTH_JWKS_URL: keysUrl });
    const later = await createMint(issuer, 'key-2');
    // The keys are looked up at the first token, and that is already one of the new key.
    world.use(http.get(keysUrl, () => HttpResponse.json({ keys: [...mint.jwks.keys, ...later.jwks.keys] })));
    expect((await call(await later.token('ann', door))).body.result).toBeDefined();
    expect((await call(await mint.token('ann', door))).body.result).toBeDefined();
    expect(outside).toEqual([keysUrl]);
  });

  it.each<[string, () => void]>([
    ['is down', () => world.use(http.get(metadataUrl, () => HttpResponse.error()))],
    ['has metadata of another', () => serveIssuer({ issuer: 'https://other.example', jwks_uri: keysUrl })],
    ['names keys at an unsafe place', () => serveIssuer({ issuer, jwks_uri: 'http://keys.example/jwks' })],
    ['names no keys', () => serveIssuer({ issuer })],
    ['has keys that are none', () => serveIssuer({ issuer, jwks_uri: keysUrl }, { keys: 'no' })],
    [
      'sends elsewhere',
      () => world.use(http.get(metadataUrl, () => HttpResponse.redirect('https://evil.example/', 302))),
    ],
  ])('that %s keeps everybody out, is asked again, and the log says so once', async (_what, breaks) => {
    breaks();
    await setUp();
    const token = await mint.token('ann', door);
    for (let times = 0; times < 2; times++) {
      const reply = await call(token);
      expect(reply.status).toBe(503);
      expect(validateMessage('2026-07-28', 'server', reply.body)).toEqual([]);
    }
    expect(hub.log.filter((line) => line.startsWith('the keys of the issuer cannot be had'))).toHaveLength(1);
    expect(outside).not.toContain('https://evil.example/');
    world.resetHandlers();
    serveIssuer();
    // jose waits before it fetches keys again that it had got; all else is tried at once.
    if (!outside.includes(keysUrl)) expect((await call(token)).body.result).toBeDefined();
  });

  it('may have the metadata of OpenID Connect instead', async () => {
    const places = [
      'https://issuer.example/.well-known/openid-configuration/tenant',
      'https://issuer.example/tenant/.well-known/openid-configuration',
    ] as const;
    world.use(
      http.get(metadataUrl, () => new HttpResponse(null, { status: 404 })),
      http.get(places[0], () => new HttpResponse(null, { status: 404 })),
      http.get(places[1], () => HttpResponse.json({ issuer, jwks_uri: keysUrl })),
      http.get(keysUrl, () => HttpResponse.json(mint.jwks)),
    );
    await setUp();
    expect((await call(await mint.token('ann', door))).body.result).toBeDefined();
    expect(outside).toEqual([metadataUrl, ...places, keysUrl]);
  });
});

describe('without a token', () => {
  it('a client is told where to find out who issues them, and finds it there', async () => {
    await setUp();
    for (const path of ['/hub', '/m/mcp']) {
      const refused = await client.post(path, {}, { authorization: '' });
      expect(refused.status).toBe(401);
      const place = /^Bearer resource_metadata="([^"]+)"$/.exec(
        refused.headers.get('www-authenticate') ?? '',
      );
      const { pathname } = new URL(place?.[1] ?? '');
      const metadata = await fetch(client.url + pathname);
      expect(await metadata.json()).toMatchObject({
        resource: publicUrl + path,
        authorization_servers: [issuer],
      });
    }
    expect((await fetch(`${client.url}/.well-known/oauth-protected-resource/no/mcp`)).status).toBe(404);
    expect(outside).toEqual([]);
  });

  it('a client of a hub with static tokens alone is told no more than that it needs one', async () => {
    await setUp({ MCP_STATIC_TOKENS: 'ann:x', MCP_OAUTH_ISSUER: '' });
    expect((await client.post('/hub', {}, { authorization: '' })).headers.get('www-authenticate')).toBe(
      'Bearer',
    );
    expect((await call('y')).headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
    expect((await fetch(`${client.url}/.well-known/oauth-protected-resource/hub`)).status).toBe(404);
  });

  it('everybody is the same client where the hub asks for none', async () => {
    await setUp({ MCP_OAUTH_ISSUER: '' });
    expect((await client.post('/hub', {}, { authorization: '' })).status).toBe(400);
  });
});

it('nothing else leaves the machine, whatever stands in a question', async () => {
  await setUp({ MCP_OAUTH_ISSUER: '', MCP_STATIC_TOKENS: 'alice:a' });
  const url = 'https://question.example/open';
  const request = { method: 'elicitation/create', params: { mode: 'url', message: url, url } };
  const asks = { resultType: 'input_required', inputRequests: { q: request } };
  const capabilities = { elicitation: { url: {} } };
  const reply = await client.modern(
    '/m/mcp',
    'tools/call',
    { name: 'ask', arguments: { result: asks } },
    { capabilities },
  );
  expect(reply.body.result).toMatchObject({ inputRequests: { q: { params: { url } } } });
  expect(outside).toEqual([]);
});
