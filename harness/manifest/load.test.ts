import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadManifest, parseManifest } from './load.ts';
import { ManifestError } from './manifest-error.ts';

const good = {
  name: 'some-hub',
  version: '1.2.3',
  config: { file: 'mcp.json', shape: 'mcpServers' },
  children: { transports: ['stdio', 'http'] },
  doors: {
    http: { command: ['run', '{config}', '{port}'], ready: { line: '^up$' }, path: '/{child}/mcp' },
    stdio: { command: ['run', '{config}'], call: { name: '{child}__{tool}' } },
  },
};
const http = good.doors.http;
const stdio = good.doors.stdio;

function complaint(manifest: unknown): string {
  const source = typeof manifest === 'string' ? manifest : JSON.stringify(manifest);
  try {
    parseManifest(source, 'my/hub.json');
  } catch (error) {
    expect(error).toBeInstanceOf(ManifestError);
    return (error as Error).message;
  }
  throw new Error('the manifest was accepted');
}

describe('parseManifest', () => {
  it('fills in what a manifest may leave out', () => {
    const manifest = parseManifest(JSON.stringify(good), '/some/where/hub.json');
    expect(manifest).toMatchObject({ here: '/some/where', env: {}, cannot: [], settings: { maxRounds: 8 } });
    expect(manifest.doors.stdio?.call).toEqual({ name: '{child}__{tool}', arguments: '{arguments}' });
  });

  it('knows revisions by their short names', () => {
    const cannot = [{ client: '06', child: '2026-07-28', because: 'it is old' }];
    expect(parseManifest(JSON.stringify({ ...good, cannot }), 'x').cannot).toEqual([
      { client: '2025-06-18', child: '2026-07-28', because: 'it is old' },
    ]);
  });

  it.each<[string, unknown, string, RegExp]>([
    ['a cut file', '{\n  "name": "x",\n', 'line 3, column 1', /stops being JSON/],
    ['no object', '[]', 'the top level', /expected object/i],
    ['a missing member', { ...good, name: undefined }, 'name', /missing/],
    ['a wrong name', { ...good, name: 7 }, 'name', /expected string/i],
    ['an unknown key', { ...good, comand: [] }, 'comand', /no such key/],
    [
      'an unknown key inside',
      { ...good, doors: { http: { ...http, paht: '/' } } },
      'doors.http.paht',
      /no such key/,
    ],
    ['no door', { ...good, doors: {} }, 'doors', /"http" or "stdio"/],
    ['an empty command', { ...good, doors: { stdio: { command: [] } } }, 'doors.stdio.command', /.+/],
    [
      'a placeholder that there is not',
      { ...good, doors: { stdio: { command: ['{conf}', '{config}'] } } },
      'doors.stdio.command.0',
      /\{conf\} is no placeholder here.*\{config\}/,
    ],
    [
      'a list inside an argument',
      { ...good, doors: { stdio: { command: ['x{hubproof}', '{config}'] } } },
      'doors.stdio.command.0',
      /must be one of its own/,
    ],
    ['a list in the environment', { ...good, env: { A: '{hubproof}' } }, 'env.A', /no placeholder here/],
    [
      'a placeholder of another place',
      { ...good, doors: { stdio: { ...stdio, call: { name: '{port}' } } } },
      'doors.stdio.call.name',
      /\{port\} is no placeholder here.*\{tool\}/,
    ],
    [
      'a placeholder in call arguments',
      { ...good, doors: { stdio: { ...stdio, call: { arguments: { a: '{args}' } } } } },
      'doors.stdio.call.arguments',
      /\{args\} is no placeholder here/,
    ],
    [
      'two ways to be ready',
      { ...good, doors: { http: { ...http, ready: { line: 'a', url: '/a' } } } },
      'doors.http.ready',
      /either/,
    ],
    [
      'no way to be ready',
      { ...good, doors: { http: { ...http, ready: {} } } },
      'doors.http.ready',
      /either/,
    ],
    [
      'a broken expression',
      { ...good, doors: { http: { ...http, ready: { line: '(' } } } },
      'doors.http.ready.line',
      /regular expression/,
    ],
    [
      'a path without a slash',
      { ...good, doors: { http: { ...http, path: 'mcp' } } },
      'doors.http.path',
      /"\/"/,
    ],
    [
      'an unknown transport',
      { ...good, children: { transports: ['sse'] } },
      'children.transports.0',
      /stdio/,
    ],
    [
      'an unknown revision',
      { ...good, cannot: [{ client: '07', because: 'x' }] },
      'cannot.0.client',
      /no revision/,
    ],
    ['an exception without a reason', { ...good, cannot: [{ client: '06' }] }, 'cannot.0.because', /missing/],
    ['one client only', { ...good, credentials: { ann: { headers: {} } } }, 'credentials.bob', /missing/],
    [
      'a file elsewhere',
      { ...good, config: { file: '../x', shape: 'mcpServers' } },
      'config.file',
      /plain file name/,
    ],
    ['no configuration', { ...good, config: undefined }, 'doors.http.command', /no "config"/],
    [
      'children that the hub is not told of',
      { ...good, doors: { stdio: { command: ['run'] } } },
      'doors.stdio.command',
      /does not tell/,
    ],
    [
      'a port that the hub is not told of',
      { ...good, doors: { http: { ...http, command: ['run', '{config}'] } } },
      'doors.http.command',
      /\{port\}/,
    ],
    [
      'one child of many',
      { ...good, doors: { stdio: { command: ['{child.shell}'] } } },
      'doors.stdio.command',
      /"children.max" must be 1/,
    ],
    [
      'a command line for a child with a URL',
      {
        ...good,
        children: { transports: ['http'], max: 1 },
        doors: { stdio: { command: ['{child.shell}'] } },
      },
      'doors.stdio.command',
      /must be \["stdio"\]/,
    ],
    ['a wrong version', { ...good, version: {} }, 'version', /package/],
  ])('refuses %s', (_, manifest, place, text) => {
    const message = complaint(manifest);
    expect(message).toMatch(text);
    expect(message.startsWith(`my/hub.json: ${place}: `)).toBe(true);
    expect(message).not.toContain('\n');
  });
});

describe('loadManifest', () => {
  it('reads a file, also one with a byte order mark', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'manifest-'));
    try {
      await writeFile(join(folder, 'hub.json'), `\uFEFF${JSON.stringify(good)}`);
      expect(await loadManifest(join(folder, 'hub.json'))).toMatchObject({ name: 'some-hub', here: folder });
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('says which file cannot be read', async () => {
    await expect(loadManifest('no/such.json')).rejects.toThrow(
      /^no\/such\.json: the file: cannot be read \(ENOENT\)/,
    );
  });
});
