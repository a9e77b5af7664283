import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { createParser } from 'eventsource-parser';
import { parseConfig } from '../config.ts';
import { createHub, type Hub } from '../create-hub.ts';
import type { Policy } from '../policy/index.ts';
import type { Json } from '../policy/types.ts';
import { readSettings } from '../settings.ts';

const script = fileURLToPath(new URL('./raw-child.mjs', import.meta.url));

export interface TestHub {
  readonly hub: Hub;
  readonly log: string[];
}

/** A hub in this process over one raw child of each revision, named `m`, `l11`, `l06` and (switched off) `off`, and over `more`. */
export function testHub(env: Record<string, string> = {}, policy?: Policy, more: Json = {}): TestHub {
  const child = (revision: string) => ({ command: process.execPath, args: [script, revision] });
  const mcpServers = {
    m: child('2026-07-28'),
    l11: child('2025-11-25'),
    l06: child('2025-06-18'),
    off: { ...child('2026-07-28'), passthrough: 'off' },
    ...more,
  };
  const log: string[] = [];
  const settings = readSettings(
    { MCP_STATIC_TOKENS: 'alice:a,bob:b', MCP_STATE_SECRET: 's', ...env },
    () => {},
  );
  const hub = createHub({
    config: parseConfig({ mcpServers }, {}),
    settings,
    log: (line) => log.push(line),
    ...(policy && { policy }),
  });
  return { hub, log };
}

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The last JSON-RPC message of the body. */
  readonly body: { result?: Json; error?: { code: number; message: string; data?: unknown }; id?: unknown };
}

export interface ModernOptions {
  readonly token?: string;
  readonly capabilities?: Json;
  readonly progressToken?: string;
  readonly signal?: AbortSignal;
  /** Beside the usual ones. */
  readonly headers?: Record<string, string>;
}

export interface HttpClient {
  /** Where the hub listens, without a path. */
  readonly url: string;
  /** One modern request as `token` with the given `elicitation` capability. */
  modern(path: string, method: string, params: Json, options?: ModernOptions): Promise<Reply>;
  post(path: string, body: unknown, headers?: Record<string, string>, signal?: AbortSignal): Promise<Reply>;
  close(): Promise<void>;
}

/** A raw client over `fetch` of a hub that listens on a free port. */
export async function httpClient({ hub }: TestHub): Promise<HttpClient> {
  const server = createServer(hub.handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    ...rawClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    async close() {
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
      await hub.close();
    },
  };
}

/** The same of a hub that listens already. */
export function rawClient(url: string): Omit<HttpClient, 'close'> {
  let id = 0;
  const post: HttpClient['post'] = async (path, body, headers = {}, signal) => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        authorization: 'Bearer a',
        ...headers,
      },
      body: JSON.stringify(body),
      ...(signal && { signal }),
    });
    const text = await response.text();
    const last = text.startsWith('{') ? text : lastEvent(text);
    return { status: response.status, headers: response.headers, body: JSON.parse(last), text };
  };
  return {
    url,
    post,
    modern(
      path,
      method,
      params,
      { token = 'a', capabilities = { elicitation: {} }, progressToken, signal, headers: more } = {},
    ) {
      const _meta = {
        'io.modelcontextprotocol/protocolVersion': '2026-07-28',
        'io.modelcontextprotocol/clientInfo': { name: 'raw', version: '1' },
        'io.modelcontextprotocol/clientCapabilities': capabilities,
        ...(progressToken && { progressToken }),
      };
      const name = params.name ?? params.uri;
      const headers = {
        authorization: `Bearer ${token}`,
        'mcp-protocol-version': '2026-07-28',
        'mcp-method': method,
        ...(typeof name === 'string' && { 'mcp-name': name }),
        ...more,
      };
      return post(path, { jsonrpc: '2.0', id: ++id, method, params: { ...params, _meta } }, headers, signal);
    },
  };
}

function lastEvent(stream: string): string {
  let last = '{}';
  const parser = createParser({
    onEvent: ({ data }) => {
      last = data;
    },
  });
  parser.feed(stream);
  return last;
}

export interface StdioClient {
  send(message: Json): void;
  /** The next message of the hub. */
  next(): Promise<Json>;
  close(): Promise<void>;
}

/** A raw client on a pair of streams. */
export function stdioClient({ hub }: TestHub): StdioClient {
  const input = new PassThrough();
  const output = new PassThrough();
  const lines = createInterface({ input: output })[Symbol.asyncIterator]();
  const served = hub.serveStdio(input, output);
  return {
    send: (message) => void input.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`),
    next: async () => JSON.parse((await lines.next()).value),
    async close() {
      input.end();
      await served;
      await hub.close();
    },
  };
}

/** A question in the child's words. */
export function question(message: string, more: Json = {}): Json {
  const requestedSchema = { type: 'object', properties: { a: { type: 'string' } } };
  return { method: 'elicitation/create', params: { message, requestedSchema }, ...more };
}

/** What the raw child says in its text result. */
export function said(reply: { result?: unknown }): Json {
  return JSON.parse((reply.result as { content: { text: string }[] }).content[0]?.text ?? 'null');
}
