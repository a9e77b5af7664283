import { type Identify, identifier } from '../identity/identify.ts';
import { KeysUnavailable } from '../identity/issuer-keys.ts';
import { challenge, describedDoor, protectedResource } from '../identity/protected-resource.ts';
import { childDoor } from './child-door.ts';
import type { Desk } from './desk.ts';
import { errorResponse } from './error-response.ts';
import { type HttpDoor, httpDoor } from './http-door.ts';
import { hubDoor } from './hub-door.ts';

export interface HttpFront {
  /** `body` gives the text of the body, or `undefined` where it is longer than the limit. */
  fetch(request: Request, body: () => Promise<string | undefined>): Promise<Response>;
  close(): Promise<void>;
}

/** GET and DELETE are for legacy sessions. */
const served = ['POST', 'GET', 'DELETE'];

/** `/hub`, `/<name>/mcp` for each child, the metadata of each for those who need a token, and `/healthz`. */
export function httpFront(desk: Desk): HttpFront {
  const { settings, policy } = desk;
  const doors = new Map<string, HttpDoor>([['/hub', httpDoor(desk, hubDoor(desk, 'hub'))]]);
  for (const child of desk.children.values())
    doors.set(`/${child.name}/mcp`, httpDoor(desk, childDoor(desk, child)));
  const identify = identifier(settings);
  return {
    async fetch(request, body) {
      const { pathname } = new URL(request.url);
      if (pathname === '/healthz') return new Response('ok\n');
      if (!policy.fromThisMachine(request.headers, settings.publicUrl))
        return errorResponse(403, -32600, 'The host or the origin of this request is none of this hub');
      const described = describedDoor(pathname);
      const metadata =
        described !== undefined && doors.has(described) && protectedResource(settings, described);
      if (metadata) return Response.json(metadata);
      const door = doors.get(pathname);
      if (door === undefined) return errorResponse(404, -32600, 'There is nothing here');
      if (!served.includes(request.method))
        return errorResponse(405, -32600, 'Method not allowed', undefined, { allow: served.join(', ') });
      const who = await identified(desk, identify, request, pathname);
      if (who instanceof Response) return who;
      // Only now is it worth the memory: whoever is not known has nothing stored.
      const text = await body();
      if (text === undefined)
        return errorResponse(413, -32600, `A message may have ${settings.maxBodyBytes} bytes`);
      return policy.httpAnswer(await door.fetch(withBody(request, text), who));
    },
    async close() {
      await Promise.all([...doors.values()].map((door) => door.close()));
    },
  };
}

async function identified({ settings, logOnce }: Desk, identify: Identify, request: Request, path: string) {
  try {
    const who = await identify(request.headers.get('authorization'), path);
    if (typeof who === 'object') return who;
    return errorResponse(401, -32600, 'A good bearer token is needed', undefined, {
      'www-authenticate': challenge(settings, path, who),
    });
  } catch (error) {
    if (!(error instanceof KeysUnavailable)) throw error;
    logOnce(`the keys of the issuer cannot be had (${error.message})`);
    return errorResponse(503, -32603, 'Tokens cannot be checked at the moment', undefined, {
      'retry-after': '5',
    });
  }
}

function withBody({ url, method, headers, signal }: Request, text: string): Request {
  return new Request(url, { method, headers, signal, ...(text !== '' && { body: text }) });
}
