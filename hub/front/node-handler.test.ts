import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import type { HttpFront } from './http.ts';
import { nodeHandler } from './node-handler.ts';

const log: string[] = [];
const ends: (() => void)[] = [];
afterEach(() => {
  log.length = 0;
  for (const end of ends.splice(0)) end();
});

async function serve(fetch: HttpFront['fetch']) {
  const server = createServer(nodeHandler({ fetch }, 10, (line) => log.push(line)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return () => request({ host: '127.0.0.1', port, method: 'POST' });
}

/** What comes back for a body in these parts. */
async function answered(sent: ReturnType<typeof request>, ...parts: string[]): Promise<IncomingMessage> {
  for (const part of parts) sent.write(part);
  sent.end();
  const [response] = await once(sent, 'response');
  return response;
}

it('hands the body on, put together byte by byte', async () => {
  const send = await serve(async (_request, body) => new Response(await body()));
  const sent = send();
  const [e, acute] = Buffer.from('é');
  sent.write(Buffer.from([e ?? 0]));
  sent.write(Buffer.from([acute ?? 0]));
  expect(await text(await answered(sent, 'x'))).toBe('éx');
  expect(await text(await answered(send()))).toBe('');
});

it('sends the head of a stream of events before there is an event, and ends it with its client', async () => {
  let cancelled = () => {};
  const gone = new Promise<void>((resolve) => {
    cancelled = resolve;
  });
  const silent = new ReadableStream({ cancel: () => cancelled() });
  const headers = { 'content-type': 'text/event-stream' };
  const send = await serve(async () => new Response(silent, { headers }));
  const response = await answered(send());
  expect(response.headers['content-type']).toBe('text/event-stream');
  response.on('error', () => {}).destroy();
  await gone;
});

it('tells the one who answers that the client is gone', async () => {
  let aborted = () => {};
  const gone = new Promise<void>((resolve) => {
    aborted = resolve;
  });
  let arrived = () => {};
  const here = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const send = await serve(async ({ signal }) => {
    signal.addEventListener('abort', aborted);
    arrived();
    await gone;
    throw new Error('nobody is there');
  });
  const sent = send().on('error', () => {});
  sent.end();
  await here;
  sent.destroy();
  await gone;
  expect(log).toEqual([]);
});

it('makes an answer of a failure and says only its kind', async () => {
  const send = await serve(async () => {
    throw new RangeError('with what it is about');
  });
  const response = await answered(send());
  expect(response.statusCode).toBe(500);
  expect(JSON.parse(await text(response)).error.code).toBe(-32603);
  expect(log).toEqual(['a request failed (RangeError)']);
});
