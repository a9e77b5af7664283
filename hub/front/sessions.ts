import { randomUUID } from 'node:crypto';
import { isInitializeRequest, WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/server';
import { type Principal, principalKey } from '../identity/principal.ts';
import type { Desk } from './desk.ts';
import type { Door } from './door.ts';
import { errorResponse } from './error-response.ts';
import { serve } from './serve.ts';
import { SessionNotices } from './session-notices.ts';

const maxSessions = 1000;

interface Session {
  readonly owner: string;
  readonly notices: SessionNotices;
  readonly transport: WebStandardStreamableHTTPServerTransport;
}

/**
 * Legacy clients of one door over HTTP. They say who they are once, so something must remember it; nothing else is
 * kept. When there are too many the one unused longest goes: its client gets 404 and shakes hands anew.
 */
export class Sessions {
  readonly #desk: Desk;
  readonly #door: Door;
  readonly #sessions = new Map<string, Session>();

  constructor(desk: Desk, door: Door) {
    this.#desk = desk;
    this.#door = door;
  }

  async fetch(request: Request, parsedBody: unknown, who: Principal): Promise<Response> {
    // Without changes to tell of the hub has nothing to say outside of a call, so there is no stream to open.
    if (request.method === 'GET' && this.#door.watch === undefined)
      return errorResponse(405, -32000, 'Method not allowed', undefined, { allow: 'POST, DELETE' });
    if (isInitializeRequest(parsedBody))
      return (await this.#open(who)).handleRequest(request, { parsedBody });
    const id = request.headers.get('mcp-session-id');
    if (id === null) return errorResponse(400, -32600, 'Initialize first, and name the session');
    const session = this.#sessions.get(id);
    // Another client's session is none of this client's, whether it exists or not.
    if (session?.owner !== principalKey(who)) return errorResponse(404, -32600, 'There is no such session');
    this.#sessions.delete(id);
    this.#sessions.set(id, session);
    const response = await session.transport.handleRequest(request, { parsedBody });
    return request.method === 'GET' ? session.notices.stream(response) : response;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#sessions.values()].map(({ transport }) => transport.close()));
  }

  async #open(who: Principal): Promise<WebStandardStreamableHTTPServerTransport> {
    const visitor = { ...who, door: 'http', era: 'legacy' } as const;
    const mcp = serve(this.#desk, this.#door, visitor, await this.#door.capabilities());
    const notices = new SessionNotices(this.#door, mcp.server);
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (id) => {
        this.#sessions.set(id, { owner: principalKey(who), notices, transport });
        const [oldest] = this.#sessions;
        if (this.#sessions.size > maxSessions && oldest) void oldest[1].transport.close();
      },
    });
    mcp.server.onclose = () => {
      notices.close();
      if (transport.sessionId !== undefined) this.#sessions.delete(transport.sessionId);
    };
    await mcp.connect(transport);
    return transport;
  }
}
