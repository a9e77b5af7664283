import { PassThrough } from 'node:stream';
import { StdioServerTransport as TransportV1 } from '@modelcontextprotocol/sdk/server/stdio.js';
import { serveStdio, StdioServerTransport as TransportV2 } from '@modelcontextprotocol/server/stdio';
import { serverV1 } from './server-v1.ts';
import { serverV2 } from './server-v2.ts';

/** The genuine server of an SDK on a pair of streams, framed as on the standard streams of a process. */
export async function serveStreams(sdk: 'v1' | 'v2') {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const server = sdk === 'v1' ? serverV1() : undefined;
  const handle = server ?? serveStdio(serverV2, { transport: new TransportV2(input, output) });
  await server?.connect(new TransportV1(input, output));
  const stop = async () => {
    await handle.close();
    output.end();
  };
  return { input, output, stop };
}
