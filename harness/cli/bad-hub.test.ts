import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ownCommand } from '../manifest/places.ts';
import { runMain } from './testing/run-main.ts';

const tinyHub = fileURLToPath(new URL('../drivers/testing/tiny-hub.mjs', import.meta.url));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bad-hub-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function manifest(mode: string, ready: object, env: object = {}): Promise<string> {
  const path = join(folder, 'hub.json');
  const http = { command: ['node', tinyHub, mode, '{port}', '{config}'], ready, path: '/{child}' };
  const text = JSON.stringify({
    name: 'bad-hub',
    version: '1',
    env,
    config: { file: 'mcp.json', shape: 'mcpServers' },
    children: { transports: ['http'] },
    doors: { http },
  });
  await writeFile(path, text);
  return path;
}

describe('a hub that is out of order', () => {
  it('and does not start is told as that, with exit code 4', async () => {
    const { exit, out, err } = await runMain('run', await manifest('exits', { line: 'up' }));
    expect(err).toMatch(
      /hubproof: hub "bad-hub" ended before it was ready: exit code 3\nIt printed:\n {2}tiny hub: there is/,
    );
    expect([exit, out]).toEqual([4, '']);
  });

  it('is gone, with all that it started, when the run is interrupted', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const port = String((server.address() as AddressInfo).port);
    const came = once(server, 'connection') as Promise<[Socket]>;
    const [file = '', ...args] = ownCommand();
    const path = await manifest('parent', { line: 'it never prints this' }, { TEST_PORT: port });
    const command = spawn(file, [...args, 'run', path], { stdio: 'ignore' });
    try {
      const [grandchild] = await came;
      grandchild.on('error', () => {});
      const gone = Promise.all([once(grandchild, 'close'), once(command, 'exit')]);
      command.kill('SIGINT');
      const [, [code]] = await gone;
      expect(code).toBe(130);
    } finally {
      command.kill('SIGKILL');
      server.close();
    }
  });
});
