import { createMcpHandler, isLegacyRequest, type McpServerFactory } from '@modelcontextprotocol/server';
import type { Principal } from '../identity/principal.ts';
import { isJson } from '../policy/is-json.ts';
import { authInfoOf, principalOf } from './auth-info.ts';
import type { Desk } from './desk.ts';
import type { Door } from './door.ts';
import { errorResponse } from './error-response.ts';
import { Listeners } from './listen.ts';
import { serve } from './serve.ts';
import { Sessions } from './sessions.ts';
import { tidyResponse } from './tidy-response.ts';

/** A door over HTTP, for clients of both eras on one path. */
export interface HttpDoor {
  fetch(request: Request, who: Principal): Promise<Response>;
  close(): Promise<void>;
}

export function httpDoor(desk: Desk, door: Door): HttpDoor {
  const sessions = new Sessions(desk, door);
  const factory: McpServerFactory = async ({ authInfo, requestInfo }) => {
    const visitor = { ...principalOf(authInfo), door: 'http', era: 'modern' } as const;
    // Only these methods need them, and finding them out starts the child, which a refused request must not.
    const method = requestInfo?.headers.get('mcp-method') ?? '';
    const tells = ['server/discover', 'subscriptions/listen'].includes(method);
    return serve(desk, door, visitor, tells ? await door.capabilities() : { logging: {} });
  };
  const modern = createMcpHandler(factory, { legacy: 'reject' });
  const listeners = new Listeners(door, factory);
  return {
    async fetch(request, who) {
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
        return tidyResponse(await sessions.fetch(request, parsedBody, who), false, desk.policy);
      }
      if (isJson(parsedBody) && parsedBody.method === 'subscriptions/listen')
        return tidyResponse(await listeners.fetch({ request, body: parsedBody, who }), true, desk.policy);
      await learnMirrored(door, request, parsedBody);
      return tidyResponse(
        await modern.fetch(request, { authInfo: authInfoOf(who), parsedBody }),
        true,
        desk.policy,
      );
    },
    async close() {
      await Promise.all([modern.close(), listeners.close(), sessions.close()]);
    },
  };
}

/**
 * A header that mirrors an argument is checked against it, so the hub must know which argument that is. A retry is
 * not worth a question to the child: before its state has opened, the child is left alone.
 */
async function learnMirrored({ schemas }: Door, { headers }: Request, body: unknown): Promise<void> {
  const params =
    isJson(body) && body.method === 'tools/call' && isJson(body.params) ? body.params : undefined;
  if (schemas === undefined || params === undefined || 'requestState' in params) return;
  const mirrors = [...headers.keys()].some((name) => name.startsWith('mcp-param-'));
  if (mirrors && typeof params.name === 'string' && schemas.known(params.name) === undefined)
    await schemas.learn(params.name);
}
