import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable, Writable } from 'node:stream';
import { Child } from './back/child.ts';
import type { Config } from './config.ts';
import { type Desk, stateKey } from './front/desk.ts';
import { httpFront } from './front/http.ts';
import { nodeHandler } from './front/node-handler.ts';
import { Slots } from './front/slots.ts';
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
  /** `/hub`, `/<name>/mcp`, the metadata of both for those who need a token, and `/healthz`. */
  readonly handler: (request: IncomingMessage, response: ServerResponse) => void;
  /** Serves one client session as `/hub` would; settles when the input has ended. */
  serveStdio(input: Readable, output: Writable): Promise<void>;
  /** Ends all sessions and children. */
  close(): Promise<void>;
}

/** Starts nothing yet: a child comes up at its first use. */
export function createHub({ config, settings, policy = standardPolicy, log = stderrLog }: HubOptions): Hub {
  const say: Log = (text) => log(policy.logLine(text));
  const children = new Map(
    [...config.servers].map(([name, server]) => [
      name,
      new Child(name, server, policy.callDeadline(settings.callDeadlineMs), say, {
        startsAgain: policy.startsAgain,
        legHeaders: policy.legHeaders,
        legId: policy.legId,
        answerPush: policy.answerPush,
      }),
    ]),
  );
  const desk: Desk = {
    children,
    settings,
    policy,
    log: say,
    logOnce: once(say),
    key: stateKey(settings.secret),
    slots: new Slots(settings.slotsPerClient),
  };
  const http = httpFront(desk);
  const handle = nodeHandler(http, settings.maxBodyBytes, say);
  return {
    handler: (request, response) => void handle(request, response),
    serveStdio: (input, output) => stdioFront(desk, input, output),
    async close() {
      await http.close();
      await Promise.all([...children.values()].map((child) => child.close()));
    },
  };
}
