import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import { isJson } from '../policy/is-json.ts';
import { type Issuer, isTrustworthy } from './issuer.ts';

const patienceMs = 5000;

/** The issuer's keys could not be had, so nothing is known about a token. The message names no token. */
export class KeysUnavailable extends Error {}

/** Finds the key of a token. The issuer is asked at the first token, and again when an unknown key appears. */
export function issuerKeys(issuer: Issuer): JWTVerifyGetKey {
  let finding: Promise<JWTVerifyGetKey> | undefined;
  const find = () => {
    finding ??= jwksUrl(issuer).then((url) =>
      createRemoteJWKSet(new URL(url), { timeoutDuration: patienceMs }),
    );
    // A failure is not remembered: the issuer may be up the next time.
    finding.catch(() => {
      finding = undefined;
    });
    return finding;
  };
  return async (header, token) => {
    try {
      return await (await find())(header, token);
    } catch (error) {
      const unknownKey =
        error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys;
      if (unknownKey) throw error;
      throw new KeysUnavailable(error instanceof Error ? error.message : String(error));
    }
  };
}

/** What the issuer's metadata says (RFC 8414, and OpenID Connect Discovery for those that have only that). */
async function jwksUrl({ issuer, jwksUrl }: Issuer): Promise<string> {
  if (jwksUrl !== undefined) return jwksUrl;
  const { origin, pathname } = new URL(issuer);
  const path = pathname === '/' ? '' : pathname.replace(/\/$/, '');
  const places = new Set([
    `${origin}/.well-known/oauth-authorization-server${path}`,
    `${origin}/.well-known/openid-configuration${path}`,
    `${origin}${path}/.well-known/openid-configuration`,
  ]);
  for (const place of places) {
    const response = await fetch(place, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    if (!response.ok) continue;
    const metadata: unknown = await response.json();
    // Metadata of somebody else would bring somebody else's keys.
    if (!isJson(metadata) || metadata.issuer !== issuer) throw new Error('its metadata is of another issuer');
    const url = metadata.jwks_uri;
    if (typeof url !== 'string' || !isTrustworthy(url)) throw new Error('its metadata names no keys');
    return url;
  }
  throw new Error('it has no metadata');
}
