import { Buffer } from 'node:buffer';
import { type Agent, type IncomingMessage, request } from 'node:http';
import { createParser } from 'eventsource-parser';
import { bytesAsText } from './bytes.ts';
import { flattenHeaders } from './headers.ts';

/** What comes back on one HTTP exchange, in the order it comes. */
export interface ExchangeEvents {
  /** The head of the answer. */
  readonly onHead?: (status: number, headers: Record<string, string>) => void;
  /** One message: a whole JSON body, or the data of one server-sent event. */
  readonly onMessage: (text: string, status: number) => void;
  /** The body ended; `text` is what was in it where it carried no message. */
  readonly onEnd: (status: number, text: string, sawMessage: boolean) => void;
  /** The connection broke, or could not be made. */
  readonly onBreak: (error: Error) => void;
}

/** An HTTP exchange under way. */
export interface Exchange {
  /** Breaks it off; nothing is reported any more. */
  abort(): void;
}

/**
 * Sends one request and reports what comes back without interpreting it: server-sent events one by one while the
 * stream is open, anything else when it is complete.
 */
export function exchange(
  options: { url: string; method: 'POST' | 'GET' | 'DELETE'; headers: Record<string, string>; agent: Agent },
  body: string | undefined,
  events: ExchangeEvents,
): Exchange {
  let over = false;
  const finish = (report: () => void) => {
    if (over) return;
    over = true;
    report();
  };
  const outgoing = request(options.url, {
    method: options.method,
    agent: options.agent,
    headers: {
      ...options.headers,
      ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
    },
  });
  outgoing.on('error', (error) => finish(() => events.onBreak(error)));
  outgoing.on('response', (response) => {
    events.onHead?.(response.statusCode ?? 0, flattenHeaders(response.headers));
    readAnswer(response, events, () => over, finish);
  });
  outgoing.end(body);
  return {
    abort() {
      over = true;
      outgoing.destroy();
    },
  };
}

function readAnswer(
  response: IncomingMessage,
  events: ExchangeEvents,
  isOver: () => boolean,
  finish: (report: () => void) => void,
): void {
  const status = response.statusCode ?? 0;
  const type = (response.headers['content-type'] ?? '').toLowerCase();
  let saw = false;
  const message = (text: string) => {
    if (isOver()) return;
    saw = true;
    events.onMessage(text, status);
  };
  response.on('error', (error) => finish(() => events.onBreak(error)));
  if (type.startsWith('text/event-stream')) {
    const parser = createParser({ onEvent: ({ data }) => data !== '' && message(data) });
    response.setEncoding('utf8');
    response.on('data', (chunk: string) => parser.feed(chunk));
    response.on('end', () => finish(() => events.onEnd(status, '', saw)));
    return;
  }
  const chunks: Buffer[] = [];
  response.on('data', (chunk: Buffer) => chunks.push(chunk));
  response.on('end', () => {
    const text = bytesAsText(Buffer.concat(chunks));
    if (type.startsWith('application/json') && text !== '') message(text);
    finish(() => events.onEnd(status, text, saw));
  });
}
