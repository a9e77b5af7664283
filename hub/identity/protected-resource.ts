import type { Settings } from '../settings.ts';
import type { Unknown } from './identify.ts';

const wellKnown = '/.well-known/oauth-protected-resource';

/** The path of the door whose metadata is at this path; `undefined` where it is no place for metadata. */
export function describedDoor(pathname: string): string | undefined {
  return pathname.startsWith(`${wellKnown}/`) ? pathname.slice(wellKnown.length) : undefined;
}

/** Tells a client whom to ask for a token for the door at `path` (RFC 9728); `undefined` where nobody issues any. */
export function protectedResource({ issuer, publicUrl }: Settings, path: string) {
  if (issuer === undefined) return undefined;
  return {
    resource: `${publicUrl}${path}`,
    resource_name: `mcp-hub ${path}`,
    authorization_servers: [issuer.issuer],
    bearer_methods_supported: ['header'],
  };
}

/** The `WWW-Authenticate` header of a 401 (RFC 6750, RFC 9728). It does not say what is wrong with a token. */
export function challenge({ issuer, publicUrl }: Settings, path: string, why: Unknown): string {
  const params = [
    ...(why === 'bad-token' ? ['error="invalid_token"'] : []),
    ...(issuer === undefined ? [] : [`resource_metadata="${publicUrl}${wellKnown}${path}"`]),
  ];
  return ['Bearer', params.join(', ')].join(' ').trim();
}
