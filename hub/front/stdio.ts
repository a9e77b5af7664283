import type { Readable, Writable } from 'node:stream';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import type { Desk } from './desk.ts';
import { hubDoor } from './hub-door.ts';
import { serve } from './serve.ts';

/** One client session of either era on a pair of streams. Settles when the input has ended. */
export async function stdioFront(desk: Desk, input: Readable, output: Writable): Promise<void> {
  const door = hubDoor(desk, 'stdio');
  const ended = new Promise<void>((resolve) => {
    for (const event of ['end', 'close', 'error']) input.once(event, () => resolve());
  });
  const session = serveStdio(
    async ({ era }) =>
      serve(desk, door, { clientId: 'stdio', door: 'stdio', era }, await door.capabilities()),
    {
      transport: new StdioServerTransport(input, output),
      onerror: (error) => desk.log(`the client sent something unusable (${error.name})`),
    },
  );
  await ended;
  await session.close();
}
