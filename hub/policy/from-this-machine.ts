import { isLoopback } from './is-loopback.ts';

/**
 * A page in a browser can have a name of its own resolve to this machine. It then sends its own name as host, or its
 * origin; both must be of this machine or of the hub's public address, or absent.
 */
export function fromThisMachine(headers: Headers, publicUrl: string | undefined): boolean {
  const host = headers.get('host');
  const origin = headers.get('origin');
  const own = publicUrl === undefined ? undefined : new URL(publicUrl);
  const { hostname } = parsed(host === null ? 'http://localhost' : `http://${host}`);
  const hostIsOurs = isLoopback(hostname) || hostname === own?.hostname;
  const originIsOurs = origin === null || isLoopback(parsed(origin).hostname) || origin === own?.origin;
  return hostIsOurs && originIsOurs;
}

function parsed(url: string): { hostname: string } {
  return URL.canParse(url) ? new URL(url) : { hostname: '' };
}
