import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const main = new URL('../main.ts', import.meta.url).href;
const run = `import { runHub } from '${main}'; await runHub(process.argv.slice(1));`;

/** The command `hubproof hub` in a process of its own, with no more of the environment than is given. */
export function startHub(args: string[], env: Record<string, string> = {}) {
  const hub = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', run, '--', ...args], {
    env: { PATH: process.env.PATH, ...env },
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => hub.once('close', resolve));
  return { hub, ended, errors: lines(hub.stderr), output: lines(hub.stdout) };
}

/** Reads on to the first line that matches. Throws where none comes. */
export async function until(found: AsyncIterableIterator<string>, pattern: RegExp): Promise<RegExpExecArray> {
  for (;;) {
    const { value, done } = await found.next();
    if (done) throw new Error(`the hub ended without ${pattern}`);
    const match = pattern.exec(value);
    if (match !== null) return match;
  }
}

/** Where it listens, once it does. */
export async function listening(errors: AsyncIterableIterator<string>): Promise<string> {
  const [, url = ''] = await until(errors, /^mcp-hub: listening on (http:\/\/\S+)$/);
  return url;
}

function lines(stream: Readable): AsyncIterableIterator<string> {
  return createInterface({ input: stream })[Symbol.asyncIterator]();
}
