import { randomBytes } from 'node:crypto';
import { ConfigError } from './config.ts';
import { type Issuer, readIssuer, readPublicUrl } from './identity/issuer.ts';
import { readTokens } from './identity/static-tokens.ts';
import { type Policy, standardPolicy } from './policy/index.ts';

/** What the operator may set by environment. Sizes in bytes of UTF-8, times in milliseconds. */
export interface Settings {
  readonly elicitation: boolean;
  readonly maxRounds: number;
  readonly stateTtlMs: number;
  readonly maxMessageBytes: number;
  readonly maxPayloadBytes: number;
  readonly callDeadlineMs: number;
  readonly diagnostics: boolean;
  /** What states are sealed with. */
  readonly secret: Buffer;
  /** How many requests of one client may be at the children at once. */
  readonly slotsPerClient: number;
  readonly maxBodyBytes: number;
  /** Client id by static bearer token. */
  readonly tokens: ReadonlyMap<string, string>;
  /** Whose access tokens are good; without it and without static tokens the hub asks for no token. */
  readonly issuer: Issuer | undefined;
  /** The origin at which clients reach the hub, where that is not the address it listens on. */
  readonly publicUrl: string | undefined;
}

/**
 * Reads the settings; what is unusable is said to `log` and the default holds. Throws `ConfigError` for what must not
 * fall back in silence: the switch for questions, and everything that says who may call.
 */
export function readSettings(
  env: Record<string, string | undefined>,
  log: (line: string) => void,
  policy: Pick<Policy, 'readSwitch' | 'readAmount'> = standardPolicy,
): Settings {
  const orDefault = <T>(
    name: string,
    fallback: T,
    read: (text: string) => T | undefined,
    otherwise: string,
  ): T => {
    const raw = env[name] || undefined;
    const value = raw === undefined ? fallback : read(raw);
    if (value !== undefined) return value;
    log(`${name}: ${JSON.stringify(raw)} is ${otherwise}; the default ${fallback} holds`);
    return fallback;
  };
  const positive = (name: string, fallback: number) =>
    orDefault(name, fallback, policy.readAmount, 'no positive whole number');
  const tokens = readTokens(env.MCP_STATIC_TOKENS, log);
  const issuer = readIssuer(env);
  return {
    elicitation: readBrake(env.MCP_ELICITATION || 'true', policy),
    diagnostics: orDefault('MCP_DIAGNOSTICS', false, policy.readSwitch, 'neither true nor false'),
    maxRounds: positive('MCP_ELICITATION_MAX_ROUNDS', 8),
    stateTtlMs: positive('MCP_ELICITATION_STATE_TTL_MS', 900_000),
    maxMessageBytes: positive('MCP_ELICITATION_MAX_MESSAGE_BYTES', 4096),
    maxPayloadBytes: positive('MCP_ELICITATION_MAX_PAYLOAD_BYTES', 131_072),
    callDeadlineMs: positive('MCP_CALL_DEADLINE_MS', 300_000),
    slotsPerClient: positive('MCP_CLIENT_SLOTS', 4),
    maxBodyBytes: positive('MCP_MAX_BODY_BYTES', 4_194_304),
    secret: readSecret(env.MCP_STATE_SECRET, log),
    tokens,
    issuer,
    publicUrl: readPublicUrl(env.MCP_PUBLIC_URL, issuer),
  };
}

function readBrake(raw: string, policy: Pick<Policy, 'readSwitch'>): boolean {
  const value = policy.readSwitch(raw);
  if (value !== undefined) return value;
  throw new ConfigError(
    `MCP_ELICITATION: ${JSON.stringify(raw)} is neither true nor false; use one of the two`,
  );
}

/** As many bytes as the key that is derived from it. */
const shortestSecret = 32;

function readSecret(raw: string | undefined, log: (line: string) => void): Buffer {
  if (raw !== undefined && raw !== '') {
    if (Buffer.byteLength(raw) < shortestSecret)
      log(`MCP_STATE_SECRET is short: use ${shortestSecret} random bytes or more, or states can be forged`);
    return Buffer.from(raw, 'utf8');
  }
  log('MCP_STATE_SECRET is not set: a half-finished call is lost when this process ends');
  return randomBytes(32);
}
