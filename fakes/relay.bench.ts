import { execa } from 'execa';
import { afterAll, bench, describe } from 'vitest';
import type { ChildSpec } from './child/actor.ts';
import { closedBook } from './child/performance.ts';
import { RelayServer } from './child/relay-server.ts';
import { Tape } from './tape.ts';

const child: ChildSpec = {
  who: 'alpha',
  name: 'alpha',
  revision: '2025-11-25',
  via: 'stdio',
  tools: { ask: 'ask1', echo: 'echo1' },
};
const relays = await RelayServer.listen([child], new Tape(), closedBook);
const [command = '', ...args] = relays.commandFor('alpha');
afterAll(() => relays.close());

const ping = '{"jsonrpc":"2.0","id":1,"method":"ping"}\n';

// A hub starts a relay where it would start a child: it has to be up in little more than Node.js itself takes.
describe('up and answering', () => {
  bench('node that does nothing', async () => {
    await execa(process.execPath, ['-e', '0']);
  });
  bench('the relay, to its first answer', async () => {
    const relay = execa(command, args, { stdin: 'pipe', stdout: 'pipe', buffer: false, reject: false });
    relay.stdin.write(ping);
    await new Promise((resolve) => relay.stdout.once('data', resolve));
    relay.stdin.end();
    await relay;
  });
});
