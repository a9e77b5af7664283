import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { KeysUnavailable } from './issuer-keys.ts';
import type { Principal } from './principal.ts';

/** Signatures that anybody can check and only the issuer can make. */
const algorithms = ['RS', 'PS', 'ES'].flatMap((kind) => ['256', '384', '512'].map((bits) => kind + bits));

/** What makes an access token good at one door. */
export interface Expected {
  readonly issuer: string;
  /** The url of the door: a token for another door, or for another server, is of no use here. */
  readonly resource: string;
  readonly keys: JWTVerifyGetKey;
}

/**
 * Who presents this token; `undefined` where it is not good here: another issuer, another audience, its time over or not
 * come, a signature that does not hold, or no `client_id` (RFC 9068). Throws `KeysUnavailable`.
 */
export async function holderOf(
  token: string,
  { issuer, resource, keys }: Expected,
): Promise<Principal | undefined> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience: resource,
      algorithms: [...algorithms, 'EdDSA', 'Ed25519'],
      requiredClaims: ['exp'],
    });
    const { client_id: clientId, sub: subject = '' } = payload;
    return typeof clientId === 'string' && clientId !== '' ? { clientId, subject } : undefined;
  } catch (error) {
    if (error instanceof KeysUnavailable || !(error instanceof errors.JOSEError)) throw error;
    return undefined;
  }
}
