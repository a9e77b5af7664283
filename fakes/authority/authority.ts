import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createMint, type Mint } from './mint.ts';

/** The clients it knows, with their secrets. */
export const clients: Readonly<Record<string, string>> = { ann: 'secret-of-ann', bob: 'secret-of-bob' };

/** A small authorization server on loopback: metadata, keys, and tokens for two clients. */
export interface Authority {
  readonly issuer: string;
  readonly mint: Mint;
  /** The paths that were asked for, in order. */
  readonly asked: readonly string[];
  close(): Promise<void>;
}

/** @param port 0 takes a free one. */
export async function startAuthority(port = 0): Promise<Authority> {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', issuer).pathname;
    asked.push(path);
    if (path === '/.well-known/oauth-authorization-server') return json(response, 200, metadata(issuer));
    if (path === '/keys') return json(response, 200, mint.jwks);
    if (path === '/token' && request.method === 'POST') return grant(request, response, mint);
    json(response, 404, {});
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const mint = await createMint(issuer);
  return {
    issuer,
    mint,
    asked,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** RFC 8414. */
function metadata(issuer: string) {
  return {
    issuer,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: [],
    grant_types_supported: ['client_credentials'],
    token_endpoint_auth_methods_supported: ['client_secret_post'],
  };
}

/** Client credentials with a resource indicator (RFC 6749 section 4.4, RFC 8707). */
async function grant(request: IncomingMessage, response: ServerResponse, mint: Mint): Promise<void> {
  const form = new URLSearchParams(await text(request));
  const client = form.get('client_id') ?? '';
  const resource = form.get('resource') ?? '';
  if (form.get('grant_type') !== 'client_credentials')
    return json(response, 400, { error: 'unsupported_grant_type' });
  if (!Object.hasOwn(clients, client) || clients[client] !== form.get('client_secret'))
    return json(response, 401, { error: 'invalid_client' });
  if (!URL.canParse(resource)) return json(response, 400, { error: 'invalid_target' });
  json(response, 200, {
    access_token: await mint.token(client, resource),
    token_type: 'Bearer',
    expires_in: 300,
  });
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}
