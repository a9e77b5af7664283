import { createMcpHandler, isLegacyRequest } from '@modelcontextprotocol/server';
import type { Desk } from './desk.ts';
import type { Door } from './door.ts';
import { errorResponse } from './error-response.ts';
import { serve } from './serve.ts';
import { Sessions } from './sessions.ts';
import { tidyResponse } from './tidy-response.ts';

/** A door over HTTP, for clients of both eras on one path. */
export interface HttpDoor {
  fetch(request: Request, clientId: string): Promise<Response>;
  close(): Promise<void>;
}

export function httpDoor(desk: Desk, door: Door): HttpDoor {
  const sessions = new Sessions(desk, door);
  const modern = createMcpHandler(
    async ({ authInfo, requestInfo }) => {
      const visitor = { clientId: authInfo?.clientId ?? 'anonymous', door: 'http', era: 'modern' } as const;
      // Only this method tells them, and finding them out starts the child, which a refused request must not.
      const tells = requestInfo?.headers.get('mcp-method') === 'server/discover';
      return serve(desk, door, visitor, tells ? await door.capabilities() : {});
    },
    { legacy: 'reject' },
  );
  return {
    async fetch(request, clientId) {
      let parsedBody: unknown;
      if (request.method === 'POST') {
        try {
          parsedBody = JSON.parse(await request.clone().text());
        } catch {
          return errorResponse(400, -32700, 'The body is not JSON');
        }
        if (Array.isArray(parsedBody)) return errorResponse(400, -32600, 'One message at a time');
      }
      if (await isLegacyRequest(request, parsedBody)) {
        return tidyResponse(await sessions.fetch(request, parsedBody, clientId), false);
      }
      const authInfo = { token: '', clientId, scopes: [] };
      return tidyResponse(await modern.fetch(request, { authInfo, parsedBody }), true);
    },
    async close() {
      await Promise.all([modern.close(), sessions.close()]);
    },
  };
}
