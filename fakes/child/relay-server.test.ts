import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { execa } from 'execa';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Tape } from '../tape.ts';
import { childSpec } from '../testing/cast.ts';
import { lineByLine } from '../testing/lines.ts';
import { closedBook } from './performance.ts';
import { RelayServer } from './relay-server.ts';

const beta = { ...childSpec('2026-07-28', 'stdio'), who: 'beta', name: 'beta' } as const;

let tape: Tape;
let relays: RelayServer;
beforeEach(async () => {
  tape = new Tape();
  relays = await RelayServer.listen([childSpec('2025-11-25', 'stdio'), beta], tape, closedBook);
});
afterEach(() => relays.close());

/** A connection like that of a relay, with this greeting. */
function greet(hello: (key: string) => string): { socket: Socket; line(): Promise<string | undefined> } {
  const [, , port, key = ''] = relays.commandFor('alpha');
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(`${hello(key)}\n`);
  return { socket, line: lineByLine(socket) };
}

const helloOf = (child: string) => (key: string) => JSON.stringify({ key, child });
const shown = () => tape.entries.map(({ link, direction, kind, raw }) => [link, direction, kind, raw]);

describe('RelayServer', () => {
  it.each<[string, (key: string) => string]>([
    ['the wrong key', () => helloOf('alpha')('0'.repeat(24))],
    ['no key', () => '{"child":"alpha"}'],
    ['a child that there is not', helloOf('gamma')],
    ['what is no greeting', () => 'GET / HTTP/1.1'],
    ['a message in the place of a greeting', () => '{"jsonrpc":"2.0","id":1,"method":"ping"}'],
  ])('hangs up on %s, without a word on the tape', async (_, hello) => {
    const { socket, line } = greet(hello);
    socket.write('{"jsonrpc":"2.0","id":1,"method":"ping"}\n');
    socket.on('error', () => {});
    expect(await line()).toBeUndefined();
    expect(tape.entries).toEqual([]);
  });

  it('serves each connection as the child it stands for, on a link of its own', async () => {
    const alpha = greet(helloOf('alpha'));
    alpha.socket.write('{"jsonrpc":"2.0","id":"1","method":"ping"}\n');
    expect(JSON.parse(String(await alpha.line()))).toEqual({ jsonrpc: '2.0', id: '1', result: {} });
    const other = greet(helloOf('beta'));
    other.socket.write('{"jsonrpc":"2.0","id":1,"method":"ping"}\n');
    expect(JSON.parse(String(await other.line()))).toMatchObject({ id: 1, error: { code: -32601 } });
    expect(shown()).toEqual([
      ['alpha#1', 'from-hub', 'open', ''],
      ['alpha#1', 'from-hub', 'message', '{"jsonrpc":"2.0","id":"1","method":"ping"}'],
      ['alpha#1', 'to-hub', 'message', '{"jsonrpc":"2.0","id":"1","result":{}}'],
      ['beta#2', 'from-hub', 'open', ''],
      ['beta#2', 'from-hub', 'message', '{"jsonrpc":"2.0","id":1,"method":"ping"}'],
      ['beta#2', 'to-hub', 'message', expect.stringContaining('-32601')],
    ]);
    expect(tape.entries.map(({ answers }) => answers)).toEqual([
      undefined,
      undefined,
      1,
      undefined,
      undefined,
      4,
    ]);
  });

  it('records lines that are no message, and goes on', async () => {
    const { socket, line } = greet(helloOf('alpha'));
    socket.write('oops\r\n[]\n');
    socket.write('{"jsonrpc":"2.0","id":1,"method":"ping"}\n');
    await line();
    expect(shown().slice(1, 3)).toEqual([
      ['alpha#1', 'from-hub', 'noise', 'oops\r'],
      ['alpha#1', 'from-hub', 'message', '[]'],
    ]);
    expect(tape.entries[2]?.body).toEqual([]);
  });

  it('records that the hub let go, and what it had begun to say', async () => {
    const { socket, line } = greet(helloOf('alpha'));
    const forget = vi.spyOn(tape, 'forget');
    socket.end('{"jsonrpc"');
    expect(await line()).toBeUndefined();
    expect(shown()).toEqual([
      ['alpha#1', 'from-hub', 'open', ''],
      ['alpha#1', 'from-hub', 'noise', '{"jsonrpc"'],
      ['alpha#1', 'from-hub', 'close', ''],
    ]);
    expect(forget.mock.calls).toMatchObject([[{ id: 'alpha#1' }]]);
  });

  it('is reached by the command line that it gives out, and ends the relay when it closes', async () => {
    const [command = '', ...args] = relays.commandFor('alpha');
    const relay = execa(command, args, { stdin: 'pipe', buffer: false, reject: false });
    relay.stdin.write('{"jsonrpc":"2.0","id":1,"method":"ping"}\n');
    const [answer] = await once(relay.stdout, 'data');
    expect(String(answer)).toBe('{"jsonrpc":"2.0","id":1,"result":{}}\n');
    await relays.close();
    expect(await relay).toMatchObject({ exitCode: 0 });
    relays = await RelayServer.listen([], tape, closedBook);
  });
});
