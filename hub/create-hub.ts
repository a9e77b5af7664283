import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable, Writable } from 'node:stream';
import { type NodeIncomingMessageLike, toNodeHandler } from '@modelcontextprotocol/node';
import { Child } from './back/child.ts';
import type { Config } from './config.ts';
import { type Desk, stateKey } from './front/desk.ts';
import { httpFront } from './front/http.ts';
import { stdioFront } from './front/stdio.ts';
import { type Log, once, stderrLog } from './log.ts';
import { type Policy, standardPolicy } from './policy/index.ts';
import type { Settings } from './settings.ts';

export interface HubOptions {
  readonly config: Config;
  readonly settings: Settings;
  readonly policy?: Policy;
  /** Receives one line at a time, without the prefix and without a line end. */
  readonly log?: Log;
}

/** A hub that can be mounted on a `node:http` server or on a pair of streams, in this process or its own. */
export interface Hub {
  /** `/hub`, `/<name>/mcp` and `/healthz`. */
  readonly handler: (request: IncomingMessage, response: ServerResponse) => void;
  /** Serves one client session as `/hub` would; settles when the input has ended. */
  serveStdio(input: Readable, output: Writable): Promise<void>;
  /** Ends all sessions and children. */
  close(): Promise<void>;
}

/** Starts nothing yet: a child comes up at its first use. */
export function createHub({ config, settings, policy = standardPolicy, log = stderrLog }: HubOptions): Hub {
  const children = new Map(
    [...config.servers].map(([name, server]) => [
      name,
      new Child(name, server, settings.callDeadlineMs, log),
    ]),
  );
  const desk: Desk = { children, settings, policy, log, logOnce: once(log), key: stateKey(settings.secret) };
  const http = httpFront(desk);
  const handle = toNodeHandler(http);
  return {
    handler: (request, response) => void handle(request as NodeIncomingMessageLike, response),
    serveStdio: (input, output) => stdioFront(desk, input, output),
    async close() {
      await http.close();
      await Promise.all([...children.values()].map((child) => child.close()));
    },
  };
}
