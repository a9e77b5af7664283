import { exportJWK, generateKeyPair, type JSONWebKeySet, type JWTPayload, SignJWT } from 'jose';

const alg = 'ES256';
const lifetimeSeconds = 300;

/** Makes access tokens in the shape of RFC 9068, true ones and others. */
export interface Mint {
  /** The public half of the key in use. */
  readonly jwks: JSONWebKeySet;
  /**
   * A token for `client` at `resource`, good for five minutes from now. `claims` replace or add single claims, also by
   * wrong ones; `undefined` takes one away.
   */
  token(client: string, resource: string, claims?: Record<string, unknown>): Promise<string>;
}

/** Each mint has a key of its own, under the id `keyId`. */
export async function createMint(issuer: string, keyId = 'key-1'): Promise<Mint> {
  const { publicKey, privateKey } = await generateKeyPair(alg);
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: keyId, alg, use: 'sig' }] };
  return {
    jwks,
    async token(client, resource, claims = {}) {
      const now = Math.floor(Date.now() / 1000);
      const payload: JWTPayload = {
        iss: issuer,
        aud: resource,
        sub: client,
        client_id: client,
        iat: now,
        exp: now + lifetimeSeconds,
        ...claims,
      };
      return new SignJWT(payload).setProtectedHeader({ alg, kid: keyId, typ: 'at+jwt' }).sign(privateKey);
    },
  };
}
