import { randomBytes } from 'node:crypto';
import { ConfigError } from './config.ts';

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
  /** Client id by bearer token; empty means that the hub asks for no token. */
  readonly tokens: ReadonlyMap<string, string>;
}

/** Reads the settings; what is unusable is said to `log` and the default holds. Throws `ConfigError` for a switch. */
export function readSettings(env: Record<string, string | undefined>, log: (line: string) => void): Settings {
  const positive = (name: string, fallback: number): number => {
    const raw = env[name];
    if (raw === undefined || raw === '') return fallback;
    const value = Number(raw);
    if (/^\d+$/.test(raw) && Number.isSafeInteger(value) && value > 0) return value;
    log(`${name}: ${JSON.stringify(raw)} is no positive whole number; the default ${fallback} holds`);
    return fallback;
  };
  const tokens = readTokens(env.MCP_STATIC_TOKENS, log);
  if (tokens.size === 0)
    log('MCP_STATIC_TOKENS is not set: every client on this machine is served, as "anonymous"');
  return {
    // An emergency brake must not fail open on a typing error.
    elicitation: readSwitch('MCP_ELICITATION', env.MCP_ELICITATION, true),
    diagnostics: readSwitch('MCP_DIAGNOSTICS', env.MCP_DIAGNOSTICS, false),
    maxRounds: positive('MCP_ELICITATION_MAX_ROUNDS', 8),
    stateTtlMs: positive('MCP_ELICITATION_STATE_TTL_MS', 900_000),
    maxMessageBytes: positive('MCP_ELICITATION_MAX_MESSAGE_BYTES', 4096),
    maxPayloadBytes: positive('MCP_ELICITATION_MAX_PAYLOAD_BYTES', 131_072),
    callDeadlineMs: positive('MCP_CALL_DEADLINE_MS', 300_000),
    secret: readSecret(env.MCP_STATE_SECRET, log),
    tokens,
  };
}

function readSwitch(name: string, raw: string | undefined, fallback: boolean): boolean {
  const value = raw?.toLowerCase();
  if (value === undefined || value === '') return fallback;
  if (['true', '1', 'on', 'yes'].includes(value)) return true;
  if (['false', '0', 'off', 'no'].includes(value)) return false;
  throw new ConfigError(`${name}: ${JSON.stringify(raw)} is neither true nor false; use one of the two`);
}

function readSecret(raw: string | undefined, log: (line: string) => void): Buffer {
  if (raw !== undefined && raw !== '') return Buffer.from(raw, 'utf8');
  log('MCP_STATE_SECRET is not set: a half-finished call is lost when this process ends');
  return randomBytes(32);
}

/** `id:token,id:token`. */
function readTokens(raw: string | undefined, log: (line: string) => void): Map<string, string> {
  const tokens = new Map<string, string>();
  for (const [index, entry] of (raw ?? '').split(',').entries()) {
    if (entry.trim() === '') continue;
    const [id = '', token = ''] = entry.trim().split(/:(.*)/s);
    if (id === '' || token === '')
      throw new ConfigError(`MCP_STATIC_TOKENS: entry ${index + 1} is not clientId:token; correct it`);
    if (tokens.has(token))
      log(`MCP_STATIC_TOKENS: entry ${index + 1} repeats a token; the first client keeps it`);
    else tokens.set(token, id);
  }
  return tokens;
}
