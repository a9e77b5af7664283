import { spawn } from 'node:child_process';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

export interface HttpChild {
  readonly url: string;
  /** Headers and body of every POST, in order. */
  readonly posts: {
    headers: IncomingHttpHeaders;
    body: { method: string; params?: Record<string, unknown> };
  }[];
  close(): Promise<void>;
}

/** The raw child over HTTP. A legacy one wants a session, and refuses whatever comes without one. */
export async function httpChild(revision: string, ...temper: string[]): Promise<HttpChild> {
  const child = spawn(process.execPath, [
    fileURLToPath(new URL('./raw-child.mjs', import.meta.url)),
    revision,
    ...temper,
  ]);
  const waiting = new Map<unknown, (line: string) => void>();
  createInterface({ input: child.stdout }).on('line', (line) => waiting.get(JSON.parse(line).id)?.(line));
  const posts: HttpChild['posts'] = [];
  const server = createServer(async (request, response) => {
    if (request.method !== 'POST') return response.writeHead(405).end();
    const raw = await text(request);
    const body = JSON.parse(raw);
    posts.push({ headers: request.headers, body });
    const opens = body.method === 'initialize';
    const stranger = revision !== '2026-07-28' && !opens && request.headers['mcp-session-id'] !== 's1';
    if (stranger) return response.writeHead(400).end('no session');
    child.stdin.write(`${raw}\n`);
    if (body.id === undefined) return response.writeHead(202).end();
    const answer = await new Promise<string>((resolve) => waiting.set(body.id, resolve));
    const status = JSON.parse(answer).error?.code === -32601 ? 404 : 200;
    response.writeHead(status, {
      'content-type': 'application/json',
      ...(opens && { 'mcp-session-id': 's1' }),
    });
    response.end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`,
    posts,
    async close() {
      child.kill();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
