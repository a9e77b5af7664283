const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * A page in a browser can have a name of its own resolve to this machine. It then sends its own name as host, or its
 * origin; both must be of this machine, or absent.
 */
export function isFromThisMachine(headers: Headers): boolean {
  const host = headers.get('host');
  const origin = headers.get('origin');
  return (host === null || isLoopback(`http://${host}`)) && (origin === null || isLoopback(origin));
}

function isLoopback(url: string): boolean {
  return URL.canParse(url) && loopback.includes(new URL(url).hostname);
}
