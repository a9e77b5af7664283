import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const preload = fileURLToPath(new URL('bind-loopback.cjs', import.meta.url));

const script = `
  const { createServer } = require('node:http');
  const { tmpdir } = require('node:os');
  const socket = require('node:path').join(tmpdir(), 'bind-' + process.pid);
  const ways = [[0], [0, '0.0.0.0'], ['0', '::', 5], [], [null], [{ port: 0 }], [{ port: 0, host: '::' }], [socket], [{ path: socket + 'b' }]];
  (async () => {
    for (const way of ways) {
      const server = createServer();
      await new Promise((resolve) => server.listen(...way, resolve));
      const at = server.address();
      console.log(typeof at === 'string' ? 'socket' : at.address);
      await new Promise((resolve) => server.close(resolve));
    }
  })();
`;

it('turns every way to listen on a port into loopback, and leaves sockets of the file system alone', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--require', preload, '-e', script]);
  expect(stdout.trim().split('\n')).toEqual([...Array(7).fill('127.0.0.1'), 'socket', 'socket']);
});
