import { createHash, timingSafeEqual } from 'node:crypto';
import { ConfigError } from '../config.ts';
import type { Log } from '../log.ts';

/** Reads `clientId:token,clientId:token` into client ids by token. Throws `ConfigError`; never shows a token. */
export function readTokens(raw: string | undefined, log: Log): Map<string, string> {
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

/** The client that has this token. All are compared, in equal time, so that the time tells nothing about any. */
export function clientOf(tokens: ReadonlyMap<string, string>, given: string): string | undefined {
  return [...tokens].filter(([token]) => timingSafeEqual(digest(token), digest(given)))[0]?.[1];
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
