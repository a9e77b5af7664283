import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lineByLine } from './testing/lines.ts';

const script = fileURLToPath(new URL('./relay.mjs', import.meta.url));

/** A relay started as a hub would start it, and our end of its connection. */
interface Started {
  readonly relay: ReturnType<typeof start>;
  readonly socket: Socket;
  /** The next line that came over the connection. */
  line(): Promise<string | undefined>;
}

let server: Server;
const sockets: Socket[] = [];

beforeEach(async () => {
  server = createServer((socket) => sockets.push(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});

const start = (...args: string[]) =>
  execa(process.execPath, [script, ...args], {
    stdin: 'pipe',
    buffer: { stdout: false, stderr: true },
    reject: false,
    encoding: 'buffer',
  });

const port = () => String((server.address() as AddressInfo).port);

async function connected(): Promise<Started> {
  const connection = once(server, 'connection');
  const relay = start(port(), 'the-key', 'alpha');
  const [socket] = (await connection) as [Socket];
  return { relay, socket, line: lineByLine(socket) };
}

describe('relay', () => {
  it('says first which child it stands for, with the key it was given', async () => {
    const { relay, line } = await connected();
    expect(JSON.parse(String(await line()))).toEqual({ key: 'the-key', child: 'alpha', pid: relay.pid });
    relay.stdin.end();
    await relay;
  });

  it('carries bytes both ways as they are', async () => {
    const { relay, socket, line } = await connected();
    await line();
    relay.stdin.write('to the child\r\n');
    expect(await line()).toBe('to the child\r');
    const bytes = Buffer.from([0xff, 0x00, 0xe2, 0x80, 0xa8, 0x0a]);
    socket.write(bytes);
    const [chunk] = await once(relay.stdout, 'data');
    expect([...chunk]).toEqual([...bytes]);
    relay.stdin.end();
    await relay;
  });

  it('passes on what was written just before standard input ended, then ends', async () => {
    const { relay, socket, line } = await connected();
    await line();
    relay.stdin.end('last words\n');
    expect(await line()).toBe('last words');
    if (!socket.closed) await once(socket, 'close');
    expect(await relay).toMatchObject({ exitCode: 0 });
  });

  it('passes on what the child wrote last, then ends, when the child ends the connection', async () => {
    const { relay, socket, line } = await connected();
    await line();
    socket.end('last words\n');
    const [chunk] = await once(relay.stdout, 'data');
    expect(String(chunk)).toBe('last words\n');
    expect(await relay).toMatchObject({ exitCode: 0 });
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('ends on %s, and its connection with it', async (signal) => {
    const { relay, socket, line } = await connected();
    await line();
    relay.kill(signal);
    if (!socket.closed) await once(socket, 'close');
    expect(await relay).toMatchObject({ exitCode: 0 });
  });

  it('ends when nobody reads its standard output any more', async () => {
    const { relay, socket, line } = await connected();
    await line();
    relay.stdout.destroy();
    const closed = once(socket, 'close');
    socket.on('error', () => {});
    socket.write('unread\n');
    await closed;
    expect(await relay).toMatchObject({ exitCode: 0 });
  });

  it('fails where nobody listens', async () => {
    const unused = port();
    await new Promise((resolve) => server.close(resolve));
    expect(await start(unused, 'the-key', 'alpha')).toMatchObject({ exitCode: 1 });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });

  it('says how it is used where its arguments are missing', async () => {
    const { exitCode, stderr } = await start(port(), 'the-key');
    expect(exitCode).toBe(2);
    expect(String(Buffer.from(stderr))).toContain('usage');
  });
});
