import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startHub, until } from './testing/hub-process.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
let folder = '';
let config = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hub-'));
  config = join(folder, 'mcp.json');
  const child = { command: process.execPath, args: [join(here, 'testing/raw-child.mjs'), '2026-07-28'] };
  writeFileSync(config, JSON.stringify({ mcpServers: { m: child } }));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('listens on the loopback, says where, and ends at a signal', async () => {
  const { hub, ended, errors } = startHub(['--config', config, '--port', '0']);
  await until(errors, /^mcp-hub: neither MCP_OAUTH_ISSUER nor MCP_STATIC_TOKENS is set: .* loopback only/);
  const [, url] = await until(errors, /^mcp-hub: listening on (http:\/\/127\.0\.0\.1:\d+)$/);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  hub.kill('SIGTERM');
  expect(await ended).toBe(0);
});

it('serves one client on stdin and stdout, and ends with its child when the input ends', async () => {
  const { hub, ended, output } = startHub(['--config', config, '--stdio']);
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
  [
    ['--config', '{config}', '--host', '0.0.0.0'],
    {},
    /^mcp-hub: --host 0\.0\.0\.0: can be reached from elsewhere/,
  ],
  [['--config', '{config}', '--host', '::'], {}, /^mcp-hub: --host ::: can be reached from elsewhere/],
  [
    ['--config', '{config}'],
    { MCP_OAUTH_ISSUER: 'https://issuer.example' },
    /^mcp-hub: MCP_PUBLIC_URL: is not set/,
  ],
])('refuses %j with one clear line and exit code 2', async (args, env, message) => {
  const { ended, errors } = startHub(
    args.map((arg) => arg.replace('{config}', config)),
    env as Record<string, string>,
  );
  await until(errors, message);
  expect(await ended).toBe(2);
});
