import { childDoor } from './child-door.ts';
import type { Desk } from './desk.ts';
import { errorResponse } from './error-response.ts';
import { type HttpDoor, httpDoor } from './http-door.ts';
import { hubDoor } from './hub-door.ts';
import { identify } from './identity.ts';
import { isFromThisMachine } from './loopback.ts';

export interface HttpFront {
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
}

/** `/hub`, `/<name>/mcp` for each child, and `/healthz`. */
export function httpFront(desk: Desk): HttpFront {
  const doors = new Map<string, HttpDoor>([['/hub', httpDoor(desk, hubDoor(desk, 'hub'))]]);
  for (const child of desk.children.values())
    doors.set(`/${child.name}/mcp`, httpDoor(desk, childDoor(desk, child)));
  return {
    async fetch(request) {
      const { pathname } = new URL(request.url);
      if (!isFromThisMachine(request.headers)) return errorResponse(403, -32600, 'Not from this machine');
      if (pathname === '/healthz') return new Response('ok\n');
      const clientId = identify(request.headers.get('authorization'), desk.settings.tokens);
      if (clientId === undefined) {
        return errorResponse(401, -32600, 'A known bearer token is needed', undefined, {
          'www-authenticate': 'Bearer',
        });
      }
      const door = doors.get(pathname);
      return door === undefined
        ? new Response('There is nothing here\n', { status: 404 })
        : door.fetch(request, clientId);
    },
    async close() {
      await Promise.all([...doors.values()].map((door) => door.close()));
    },
  };
}
