// A child in plain JSON-RPC for the hub's own tests: `node raw-child.mjs REVISION [frail|stubborn|mute|flawed]`.
// A frail one ends when the first thing it hears is not a handshake; a stubborn one speaks a revision of the future; a
// mute one answers nothing; a flawed one lists a second tool whose schema marks a header wrongly.
// Tool `ask`: answers with `arguments.result` as it stands; on a retry (or always, with `arguments.ever`) it says what it saw.
// Tool `push`: sends `arguments.request` to its client and says what came back.
// Tool `seen`: says what it was sent. Tool `die`: ends the process.
// Tool `raw`: answers with `arguments.body` as the message. Tool `progress`: reports once, together with its result.
// Tool `hang`: never answers, but reports once to whom asks for that.
import { createInterface } from 'node:readline';

const [, , revision, temper] = process.argv;
const modern = revision === '2026-07-28';
const write = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
const text = (value) => ({ content: [{ type: 'text', text: JSON.stringify(value) }] });
const waiting = new Map();
const cancelled = [];
let hung = 0;
let initialized;

createInterface({ input: process.stdin }).on('line', (line) => {
  if (temper === 'mute') return;
  const { id, method, params, result, error } = JSON.parse(line);
  if (method === 'notifications/cancelled') cancelled.push(params.requestId);
  if (method === undefined) return waiting.get(id)?.(error ?? result);
  if (id === undefined) return;
  if (method === 'server/discover' && temper === 'frail') process.exit(1);
  if (method === 'server/discover' && temper === 'stubborn') {
    return write({
      id,
      error: {
        code: -32022,
        message: 'no',
        data: { supported: ['2099-01-01'], requested: 'x', pid: process.pid },
      },
    });
  }
  const reply = (body) => write({ id, result: modern ? { resultType: 'complete', ...body } : body });
  const info = {
    capabilities: { tools: {}, prompts: {}, resources: {} },
    serverInfo: { name: 'raw', version: '1' },
  };
  if (method === 'server/discover' && modern)
    return reply({ supportedVersions: [revision], ttlMs: 0, cacheScope: 'private', ...info });
  if (method === 'initialize' && !modern) {
    initialized = params;
    return reply({ protocolVersion: revision, ...info });
  }
  if (method === 'tools/list') {
    const tool = {
      name: 'ask',
      description: 'asks',
      inputSchema: { type: 'object', 'x-kept': 1 },
      annotations: { destructiveHint: true, kept: 1 },
    };
    const properties = { a: { type: 'string', 'x-mcp-header': 'a b' } };
    const flawed = { name: 'flawed', description: 'is flawed', inputSchema: { type: 'object', properties } };
    return reply({ tools: temper === 'flawed' ? [tool, flawed] : [tool], ttlMs: 0, cacheScope: 'private' });
  }
  const name = params?.name ?? params?.uri;
  const input = params?.arguments ?? {};
  const seen = {
    id,
    initialized,
    ...params,
    pid: process.pid,
    cancelled,
    hung,
    env: Object.keys(process.env),
  };
  if (method === 'prompts/get') {
    const asks = params.requestState === undefined;
    return asks
      ? reply(JSON.parse(input.result))
      : reply({ messages: [{ role: 'user', content: { type: 'text', text: JSON.stringify(seen) } }] });
  }
  if (method !== 'tools/call') return write({ id, error: { code: -32601, message: 'Method not found' } });
  if (name === 'ask') {
    const retried = params.requestState !== undefined || params.inputResponses !== undefined;
    return reply(retried && !input.ever ? text(seen) : input.result);
  }
  if (name === 'push') {
    waiting.set('pushed', (answer) => reply(text(answer)));
    return write({ id: 'pushed', ...input.request });
  }
  if (name === 'die') process.exit(1);
  if (name === 'hang' || name === 'progress') {
    const progressToken = params._meta?.progressToken;
    const progress = { progressToken, progress: 1, total: 2 };
    if (progressToken !== undefined) write({ method: 'notifications/progress', params: progress });
  }
  if (name === 'hang') return hung++;
  if (name === 'raw')
    return process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, ...input.body })}\n`);
  reply({ ...text(seen), ...input.extra });
});
