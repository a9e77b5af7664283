import type { Settings } from '../settings.ts';
import { holderOf } from './access-token.ts';
import { issuerKeys } from './issuer-keys.ts';
import { anonymous, type Principal } from './principal.ts';
import { clientOf } from './static-tokens.ts';

/** Why there is no principal: no token came, or one that is not good at this door. */
export type Unknown = 'no-token' | 'bad-token';

/** Who sent a request with this `Authorization` header to the door at `path`. Throws `KeysUnavailable`. */
export type Identify = (header: string | null, path: string) => Promise<Principal | Unknown>;

/** An access token or a static one will do, whichever the operator set up; where he set up none, nobody is asked. */
export function identifier({ tokens, issuer, publicUrl }: Settings): Identify {
  const keys = issuer && issuerKeys(issuer);
  return async (header, path) => {
    if (tokens.size === 0 && issuer === undefined) return anonymous;
    const given = /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];
    if (given === undefined) return 'no-token';
    const clientId = clientOf(tokens, given);
    if (clientId !== undefined) return { clientId };
    if (issuer === undefined || keys === undefined) return 'bad-token';
    const holder = await holderOf(given, { issuer: issuer.issuer, resource: `${publicUrl}${path}`, keys });
    return holder ?? 'bad-token';
  };
}
