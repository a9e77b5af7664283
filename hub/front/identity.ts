import { createHash, timingSafeEqual } from 'node:crypto';

/** The client behind an `Authorization` header; `undefined` where the hub does not know it. */
export function identify(header: string | null, tokens: ReadonlyMap<string, string>): string | undefined {
  if (tokens.size === 0) return 'anonymous';
  const given = /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];
  if (given === undefined) return undefined;
  // All are compared, in equal time, so that the time tells nothing about any.
  return [...tokens].filter(([token]) => timingSafeEqual(digest(token), digest(given)))[0]?.[1];
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
