import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** One request that a scripted hub took. */
export interface Taken {
  readonly method: string;
  readonly headers: IncomingMessage['headers'];
  /** The parsed body; undefined where there was none. */
  readonly body: Record<string, unknown> | undefined;
}

/** An HTTP hub that does with each request just what the test says. */
export interface ScriptedHub {
  readonly url: string;
  readonly taken: readonly Taken[];
  close(): Promise<void>;
}

/** Starts a hub on a free loopback port. */
export async function scriptedHub(
  act: (taken: Taken, response: ServerResponse) => void,
): Promise<ScriptedHub> {
  const taken: Taken[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const one = {
      method: String(request.method),
      headers: request.headers,
      body: body === '' ? undefined : JSON.parse(body),
    };
    taken.push(one);
    act(one, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`,
    taken,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Answers with one JSON body. */
export function json(response: ServerResponse, body: unknown, more: Record<string, string> = {}): void {
  response.writeHead(200, { 'content-type': 'application/json', ...more }).end(JSON.stringify(body));
}

/** Begins an event stream. */
export function stream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
}

/** One server-sent event with a message. */
export function event(message: unknown): string {
  return `event: message\ndata: ${JSON.stringify(message)}\n\n`;
}
