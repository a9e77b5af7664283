import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Log } from '../log.ts';
import { errorResponse } from './error-response.ts';
import type { HttpFront } from './http.ts';

/**
 * Mounts the HTTP front on `node:http`.
 *
 * The SDK has an adapter too. This one stands in for it because that one reads a body before anybody asks who sends
 * it, answers one that is too long with an id that the protocol does not have, and holds the head of a stream of
 * events back until there is an event.
 */
export function nodeHandler({ fetch }: Pick<HttpFront, 'fetch'>, maxBodyBytes: number, log: Log) {
  return async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const gone = new AbortController();
    outgoing.once('close', () => {
      if (!outgoing.writableFinished) gone.abort();
    });
    const response = await answer(incoming, gone.signal, () => bodyOf(incoming, maxBodyBytes));
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    if (response.headers.get('content-type') === 'text/event-stream') outgoing.flushHeaders();
    if (response.body === null) outgoing.end();
    // A client that goes away ends the stream it was sent, and that is no fault.
    else await pipeline(Readable.fromWeb(response.body), outgoing).catch(() => {});
  };

  async function answer(
    incoming: IncomingMessage,
    signal: AbortSignal,
    body: () => Promise<string | undefined>,
  ): Promise<Response> {
    let request: Request;
    try {
      request = requestOf(incoming, signal);
    } catch {
      return errorResponse(400, -32600, 'The request cannot be read');
    }
    try {
      return await fetch(request, body);
    } catch (error) {
      // Only the kind: the message may quote what it is about.
      if (!signal.aborted) log(`a request failed (${error instanceof Error ? error.name : typeof error})`);
      return errorResponse(500, -32603, 'Internal error');
    }
  }
}

/** Without its body. What host it names is in its headers; its url is only for its path. */
function requestOf({ url = '/', method = 'GET', headers }: IncomingMessage, signal: AbortSignal): Request {
  const fields = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  return new Request(new URL(url, 'http://hub'), { method, headers: fields, signal });
}

/** `undefined` where it is longer than so many bytes. What comes behind them is let go of as it comes. */
function bodyOf(incoming: IncomingMessage, maxBytes: number): Promise<string | undefined> {
  if (Number(incoming.headers['content-length']) > maxBytes) return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    incoming.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= maxBytes) return chunks.push(chunk);
      chunks.length = 0;
      resolve(undefined);
    });
    incoming.once('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    for (const event of ['error', 'close'])
      incoming.once(event, () => reject(new Error('the client is gone')));
  });
}
