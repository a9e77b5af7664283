import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';
import { startHub } from './testing/hub-process.ts';

/** Every variable that the settings look at. */
function readVariables(): string[] {
  const read = new Set<string>();
  const issuer = { MCP_OAUTH_ISSUER: 'https://issuer.example', MCP_PUBLIC_URL: 'https://hub.example' };
  const env = new Proxy<Record<string, string | undefined>>(issuer, {
    get: (target, name: string) => {
      read.add(name);
      return target[name];
    },
  });
  readSettings(env, () => {});
  return [...read].sort();
}

it('--help and the documentation name every variable that is read, and the same defaults', async () => {
  const { output, ended } = startHub(['--help']);
  const help = [];
  for await (const line of output) help.push(line);
  expect(await ended).toBe(0);
  const inHelp = new Map(help.flatMap((line) => variable(/^ {2}(MCP_\w+)(?:=(\S+))? /, line)));
  const page = readFileSync(new URL('../docs/hub.md', import.meta.url), 'utf8').split('\n');
  const inDocs = new Map(page.flatMap((line) => variable(/^\| `(MCP_\w+)` \| (?:`(\w+)`)?/, line)));
  expect([...inHelp.keys()].sort()).toEqual(readVariables());
  expect(inDocs).toEqual(inHelp);
});

function variable(pattern: RegExp, line: string): [string, string | undefined][] {
  const [, name, value] = pattern.exec(line) ?? [];
  return name === undefined ? [] : [[name, value]];
}
