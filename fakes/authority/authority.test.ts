import { createRemoteJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Authority, startAuthority } from './authority.ts';

let authority: Authority;
beforeAll(async () => {
  authority = await startAuthority();
});
afterAll(() => authority.close());

const get = async (path: string): Promise<Record<string, string>> =>
  (await (await fetch(authority.issuer + path)).json()) as Record<string, string>;
const ask = (form: Record<string, string>) =>
  fetch(`${authority.issuer}/token`, { method: 'POST', body: new URLSearchParams(form) });
const credentials = { grant_type: 'client_credentials', client_id: 'ann', client_secret: 'secret-of-ann' };
const resource = 'http://127.0.0.1:1/hub';

it('says in its metadata where all is, and is who the metadata says', async () => {
  const { issuer, jwks_uri, token_endpoint } = await get('/.well-known/oauth-authorization-server');
  expect(issuer).toBe(authority.issuer);
  expect([jwks_uri, token_endpoint]).toEqual([`${issuer}/keys`, `${issuer}/token`]);
});

it('grants a token for one resource, signed with the key it publishes', async () => {
  const granted = (await (await ask({ ...credentials, resource })).json()) as Record<string, string>;
  const { access_token = '', token_type } = granted;
  expect(token_type).toBe('Bearer');
  const keys = createRemoteJWKSet(new URL(`${authority.issuer}/keys`));
  const { payload, protectedHeader } = await jwtVerify(access_token, keys);
  expect(payload).toMatchObject({ iss: authority.issuer, aud: resource, client_id: 'ann' });
  expect(protectedHeader.typ).toBe('at+jwt');
});

it.each([
  [{ ...credentials, client_secret: 'guess', resource }, 401, 'invalid_client'],
  [{ ...credentials, client_id: 'constructor', resource }, 401, 'invalid_client'],
  [credentials, 400, 'invalid_target'],
  [{ ...credentials, grant_type: 'password', resource }, 400, 'unsupported_grant_type'],
])('refuses %j', async (form, status, error) => {
  const response = await ask(form);
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ error });
});

it('mints wrong tokens where a test wants them', async () => {
  const token = await authority.mint.token('ann', resource, { iss: 'https://other.example', exp: 1 });
  const [, payload = ''] = token.split('.');
  expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
    iss: 'https://other.example',
    exp: 1,
  });
});
