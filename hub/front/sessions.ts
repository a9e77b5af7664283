import { randomUUID } from 'node:crypto';
import { isInitializeRequest, WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/server';
import type { Desk } from './desk.ts';
import type { Door } from './door.ts';
import { errorResponse } from './error-response.ts';
import { serve } from './serve.ts';

const maxSessions = 1000;

interface Session {
  readonly clientId: string;
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

  async fetch(request: Request, parsedBody: unknown, clientId: string): Promise<Response> {
    // The hub has nothing to say outside of a call, so there is no stream to open.
    if (request.method === 'GET')
      return errorResponse(405, -32000, 'Method not allowed', undefined, { allow: 'POST, DELETE' });
    if (isInitializeRequest(parsedBody))
      return (await this.#open(clientId)).handleRequest(request, { parsedBody });
    const id = request.headers.get('mcp-session-id');
    if (id === null) return errorResponse(400, -32600, 'Initialize first, and name the session');
    const session = this.#sessions.get(id);
    // Another client's session is none of this client's, whether it exists or not.
    if (session?.clientId !== clientId) return errorResponse(404, -32600, 'There is no such session');
    this.#sessions.delete(id);
    this.#sessions.set(id, session);
    return session.transport.handleRequest(request, { parsedBody });
  }

  async close(): Promise<void> {
    await Promise.all([...this.#sessions.values()].map(({ transport }) => transport.close()));
  }

  async #open(clientId: string): Promise<WebStandardStreamableHTTPServerTransport> {
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (id) => {
        this.#sessions.set(id, { clientId, transport });
        const [oldest] = this.#sessions;
        if (this.#sessions.size > maxSessions && oldest) void oldest[1].transport.close();
      },
    });
    const visitor = { clientId, door: 'http', era: 'legacy' } as const;
    const server = serve(this.#desk, this.#door, visitor, await this.#door.capabilities());
    server.onclose = () => {
      if (transport.sessionId !== undefined) this.#sessions.delete(transport.sessionId);
    };
    await server.connect(transport);
    return transport;
  }
}
