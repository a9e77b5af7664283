import { ConfigError } from '../config.ts';
import { isLoopback } from '../policy/is-loopback.ts';

/** Whose access tokens the hub takes. */
export interface Issuer {
  /** As it stands in the tokens, to the letter. */
  readonly issuer: string;
  /** Where its keys are; absent: where its metadata says. */
  readonly jwksUrl?: string;
}

/** Reads `MCP_OAUTH_ISSUER` and `MCP_OAUTH_JWKS_URL`. Throws `ConfigError`: a wrong lock must not leave the door open. */
export function readIssuer(env: Record<string, string | undefined>): Issuer | undefined {
  const issuer = env.MCP_OAUTH_ISSUER || undefined;
  const jwksUrl = env.MCP_OAUTH_JWKS_URL || undefined;
  if (issuer === undefined) {
    if (jwksUrl !== undefined)
      throw new ConfigError('MCP_OAUTH_JWKS_URL: is of no use without MCP_OAUTH_ISSUER; set both or neither');
    return undefined;
  }
  for (const [name, value] of Object.entries({ MCP_OAUTH_ISSUER: issuer, MCP_OAUTH_JWKS_URL: jwksUrl })) {
    if (value !== undefined && !isTrustworthy(value))
      throw new ConfigError(`${name}: ${JSON.stringify(value)} is no https url; correct it`);
  }
  return { issuer, ...(jwksUrl !== undefined && { jwksUrl }) };
}

/**
 * Reads `MCP_PUBLIC_URL`, the origin at which clients reach the hub, without a slash at the end. It is configured and
 * never taken from a request: else whoever sends a request could have a token for somebody else pass for one for
 * the hub. Throws `ConfigError`.
 */
export function readPublicUrl(raw: string | undefined, issuer: Issuer | undefined): string | undefined {
  if (raw === undefined || raw === '') {
    if (issuer === undefined) return undefined;
    throw new ConfigError(
      'MCP_PUBLIC_URL: is not set, and access tokens must be meant for it; set the origin at which clients reach the hub',
    );
  }
  const { origin, href } = isTrustworthy(raw) ? new URL(raw) : { origin: '', href: '' };
  if (href !== `${origin}/`)
    throw new ConfigError(
      `MCP_PUBLIC_URL: ${JSON.stringify(raw)} is no https origin; use one like https://hub.example, without a path`,
    );
  return origin;
}

/** Fit for keys and tokens: https, or http to this machine. */
export function isTrustworthy(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}
