import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const here = fileURLToPath(new URL('.', import.meta.url));
const run = `import { runHub } from '${new URL('./main.ts', import.meta.url).href}'; await runHub(process.argv.slice(1));`;
let folder = '';
let config = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hub-'));
  config = join(folder, 'mcp.json');
  const child = { command: process.execPath, args: [join(here, 'testing/raw-child.mjs'), '2026-07-28'] };
  writeFileSync(config, JSON.stringify({ mcpServers: { m: child } }));
});
afterAll(() => rmSync(folder, { recursive: true }));

function start(args: string[], env: Record<string, string> = {}) {
  const hub = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', run, '--', ...args], {
    env: { PATH: process.env.PATH, ...env },
    cwd: here,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => hub.once('close', resolve));
  return { hub, ended, errors: lines(hub.stderr), output: lines(hub.stdout) };
}

function lines(stream: NonNullable<ChildProcess['stdout']>): AsyncIterableIterator<string> {
  return createInterface({ input: stream })[Symbol.asyncIterator]();
}

async function until(found: AsyncIterableIterator<string>, pattern: RegExp): Promise<RegExpExecArray> {
  for (;;) {
    const { value, done } = await found.next();
    if (done) throw new Error(`the hub ended without ${pattern}`);
    const match = pattern.exec(value);
    if (match !== null) return match;
  }
}

it('listens on the loopback, says where, and ends at a signal', async () => {
  const { hub, ended, errors } = start(['--config', config, '--port', '0']);
  const [, url] = await until(errors, /^mcp-hub: listening on (http:\/\/127\.0\.0\.1:\d+)$/);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  hub.kill('SIGTERM');
  expect(await ended).toBe(0);
});

it('serves one client on stdin and stdout, and ends with its child when the input ends', async () => {
  const { hub, ended, output } = start(['--config', config, '--stdio']);
  const _meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  const params = { name: 'call_tool', arguments: { server: 'm', tool: 'seen' }, _meta };
  hub.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params })}\n`);
  const [, pid] = await until(output, /\\"pid\\":(\d+)/);
  hub.stdin.end();
  expect(await ended).toBe(0);
  expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH');
});

it.each([
  [[], {}, /^mcp-hub: --config is missing/],
  [['--config', 'nope.json'], {}, /^mcp-hub: nope\.json: cannot be read/],
  [['--confg', 'x'], {}, /^mcp-hub: Unknown option '--confg'/],
  [['--config', '{config}', '--port', 'x'], {}, /^mcp-hub: --port must be/],
  [['--config', '{config}'], { MCP_ELICITATION: 'flase' }, /^mcp-hub: MCP_ELICITATION: "flase"/],
])('refuses %j with one clear line and exit code 2', async (args, env, message) => {
  const { ended, errors } = start(
    args.map((arg) => arg.replace('{config}', config)),
    env as Record<string, string>,
  );
  await until(errors, message);
  expect(await ended).toBe(2);
});
