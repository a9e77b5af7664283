// What is left of questions that nobody answers and of calls that are cut off:
//   node --expose-gc --import tsx hub/load/abandoned-questions.ts [COUNT]
// Ends with 1 where the hub holds more handles than before, or its heap has grown by more than the noise.
import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseConfig } from '../config.ts';
import { createHub } from '../create-hub.ts';
import { readSettings } from '../settings.ts';

const count = Number(process.argv[2] ?? 10_000);
const atOnce = 50;
const noiseBytes = 2_000_000;
const { gc } = globalThis;
if (gc === undefined) throw new Error('run it with --expose-gc');

const script = fileURLToPath(new URL('../testing/raw-child.mjs', import.meta.url));
const child = { command: process.execPath, args: [script, '2026-07-28'] };
const settings = readSettings({ MCP_STATE_SECRET: 'x'.repeat(32), MCP_CLIENT_SLOTS: '50' }, () => {});
const hub = createHub({ config: parseConfig({ mcpServers: { m: child } }, {}), settings, log: () => {} });
const server = createServer(hub.handler).listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
// A connection for each call, so that none is left over between two measurements.
const agent = new Agent({ keepAlive: false });

function post(name: string, args: object, meta: object = {}) {
  const _meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientCapabilities': { elicitation: {} },
    ...meta,
  };
  const params = { name, arguments: args, _meta };
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    'mcp-protocol-version': '2026-07-28',
    'mcp-method': 'tools/call',
    'mcp-name': name,
  };
  const sent = request({ host: '127.0.0.1', port, path: '/m/mcp', method: 'POST', headers, agent });
  sent.end(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }));
  return sent;
}

/** A call that asks; its question is read and left at that. */
async function abandon(index: number): Promise<void> {
  const requestedSchema = { type: 'object', properties: { a: { type: 'string' } } };
  const question = { method: 'elicitation/create', params: { message: `May I, ${index}?`, requestedSchema } };
  const result = {
    resultType: 'input_required',
    inputRequests: { q: question },
    requestState: 's'.repeat(1000),
  };
  const [response] = await once(post('ask', { result }), 'response');
  if (!(await text(response)).includes('input_required')) throw new Error('no question came');
}

/** A call whose client goes away while the child works: it has begun, for it has reported. */
async function cutOff(): Promise<void> {
  const sent = post('hang', {}, { progressToken: 1 });
  const [response] = await once(sent, 'response');
  const [chunk] = await once(response, 'data');
  if (!String(chunk).includes('notifications/progress')) throw new Error('no progress came');
  // Nobody answers, so its end is an error on this side.
  const ended = new Promise<void>((resolve) => response.on('error', () => {}).once('close', resolve));
  sent.destroy();
  await ended;
}

async function times(total: number, act: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < total) await act(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

async function measure() {
  agent.destroy();
  for (let turn = 0; turn < 100; turn++) await setImmediate();
  // The second one takes what the finalizers of the first let go.
  for (let run = 0; run < 4; run++) {
    gc?.();
    await setImmediate();
  }
  const handles = process.getActiveResourcesInfo().sort().join(' ');
  return { handles, heap: process.memoryUsage().heapUsed };
}

let failed = false;
for (const [what, act, total] of [
  ['abandoned questions', abandon, count],
  ['calls cut off', cutOff, Math.ceil(count / 10)],
] as const) {
  await times(Math.min(total, 1000), act);
  const before = await measure();
  await times(total, act);
  const after = await measure();
  const grown = after.heap - before.heap;
  process.stdout.write(
    `${total} ${what}: heap ${before.heap} -> ${after.heap} bytes (${grown}), ` +
      `handles [${before.handles}] -> [${after.handles}]\n`,
  );
  failed ||= grown > noiseBytes || before.handles !== after.handles;
}
server.close();
await hub.close();
process.exitCode = failed ? 1 : 0;
