import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NodeStreamableHTTPServerTransport, toNodeHandler } from '@modelcontextprotocol/node';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { createMcpHandler } from '@modelcontextprotocol/server';
import { serverV1 } from './server-v1.ts';
import { serverV2 } from './server-v2.ts';

/** What answers the requests of one legacy session. */
interface Session {
  handleRequest(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

/** Both SDKs ask a legacy client only in a session, and leave it to their users to keep them. */
function inSessions(open: (keep: (id: string) => void) => Promise<Session>): RequestListener {
  const sessions = new Map<string, Session>();
  return async (request, response) => {
    const id = request.headers['mcp-session-id'];
    if (typeof id === 'string') {
      const session = sessions.get(id);
      if (session === undefined) response.writeHead(404).end();
      else await session.handleRequest(request, response);
      return;
    }
    const session = await open((given) => sessions.set(given, session));
    await session.handleRequest(request, response);
  };
}

const sessionsV1 = () =>
  inSessions(async (keep) => {
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: keep,
    });
    // Its accessors may be undefined, which its own interface does not say.
    await serverV1().connect(transport as Parameters<ReturnType<typeof serverV1>['connect']>[0]);
    return transport;
  });

const sessionsV2 = () =>
  inSessions(async (keep) => {
    const transport = new NodeStreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: keep,
    });
    await serverV2().connect(transport);
    return transport;
  });

/** v2 serves both eras at one address: who names the modern revision is served without a session. */
function bothEras(): RequestListener {
  const legacy = sessionsV2();
  // The SDK's type of a request is not the one of Node.js where optional members are exact; the object is.
  const modern = toNodeHandler(createMcpHandler(serverV2, { legacy: 'reject' })) as RequestListener;
  return (request, response) => {
    const era = request.headers['mcp-protocol-version'] === '2026-07-28' ? modern : legacy;
    void era(request, response);
  };
}

/** The genuine server of an SDK over Streamable HTTP on a free loopback port. */
export async function serveWeb(sdk: 'v1' | 'v2'): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer(sdk === 'v1' ? sessionsV1() : bothEras());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  return { url: `http://127.0.0.1:${port}/mcp`, stop };
}
