import { get } from 'node:http';
import type { Manifest } from '../manifest/shape.ts';
import type { HubProcess } from './hub-process.ts';

type Ready = NonNullable<Manifest['doors']['http']>['ready'];

/** Milliseconds between two looks at a URL. */
const interval = 40;

/** What is waited for, in words. */
export function describeReady({ line, url }: Ready, port: number): string {
  return line === undefined
    ? `a 2xx answer of http://127.0.0.1:${port}${url}`
    : `a line that matches /${line}/`;
}

/**
 * Waits until a hub is up.
 * @param within milliseconds. @returns what came first.
 */
export async function waitUntilReady(
  hub: HubProcess,
  ready: Ready,
  port: number,
  within: number,
): Promise<'ready' | 'ended' | 'late'> {
  const over = new AbortController();
  const late = new Promise<'late'>((resolve) => {
    const timer = setTimeout(resolve, within, 'late');
    over.signal.addEventListener('abort', () => clearTimeout(timer));
  });
  const ended = hub.exit.then(() => 'ended' as const);
  const up =
    ready.line === undefined
      ? answers(port, ready.url ?? '/', over.signal)
      : prints(hub, ready.line, over.signal);
  try {
    return await Promise.race([up, ended, late]);
  } finally {
    over.abort();
  }
}

function prints(hub: HubProcess, line: string, over: AbortSignal): Promise<'ready'> {
  const pattern = new RegExp(line, 'u');
  return new Promise((resolve) => {
    const unlisten = hub.log.listen((text) => {
      if (pattern.test(text)) resolve('ready');
    });
    over.addEventListener('abort', unlisten);
  });
}

async function answers(port: number, path: string, over: AbortSignal): Promise<'ready'> {
  while (!over.aborted) {
    const status = await statusOf(port, path, over);
    if (status >= 200 && status < 300) return 'ready';
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
  return new Promise(() => {});
}

/** Status of a GET; 0 where nobody answers. */
function statusOf(port: number, path: string, signal: AbortSignal): Promise<number> {
  return new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path, agent: false, signal }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    }).on('error', () => resolve(0));
  });
}
