import { isLoopback } from './is-loopback.ts';
import { strip } from './strip.ts';

/**
 * A url travels byte for byte or not at all, so it must be harmless as written. Parsers silently drop blanks and control
 * characters and read a backslash as a slash; then what the person reads is not where the browser goes.
 */
export function safeUrl(url: unknown): boolean {
  if (typeof url !== 'string' || /[\s\\]/u.test(url) || strip(url) !== url || !URL.canParse(url))
    return false;
  const { protocol, hostname, username, password } = new URL(url);
  if (username !== '' || password !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}
