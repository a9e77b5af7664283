import { expect, it } from 'vitest';
import { parseConfig, readConfig } from './config.ts';

const variable = (name: string) => `$\{${name}}`;

it('reads both kinds of server, with defaults and variables', () => {
  const mcpServers = {
    'a.b-c_1': { command: 'x', args: [`${variable('HERE')}/y`], env: { K: `p${variable('K')}s` } },
    web: {
      url: 'http://127.0.0.1:1/mcp',
      headers: { authorization: `Bearer ${variable('K')}` },
      passthrough: 'off',
    },
  };
  const { servers } = parseConfig({ mcpServers }, { HERE: '/h', K: 'v' });
  expect(Object.fromEntries(servers)).toEqual({
    'a.b-c_1': { command: 'x', args: ['/h/y'], env: { K: 'pvs' }, passthrough: 'auto' },
    web: { url: 'http://127.0.0.1:1/mcp', headers: { authorization: 'Bearer v' }, passthrough: 'off' },
  });
});

it.each([
  [{}, 'f.json: mcpServers:'],
  [{ mcpServers: {}, other: 1 }, 'f.json: (top level): Unrecognized key: "other"'],
  [{ mcpServers: { a: { command: '' } } }, 'f.json: mcpServers.a.command:'],
  [{ mcpServers: { a: { url: 'ftp://x/' } } }, 'f.json: mcpServers.a.url:'],
  [{ mcpServers: { a: { command: 'x', passthrough: 'maybe' } } }, 'f.json: mcpServers.a.passthrough:'],
  [
    { mcpServers: { a: { command: 'x', args: [variable('NOPE')] } } },
    'f.json: mcpServers.a.args.0: the environment has no NOPE',
  ],
  [{ mcpServers: { 'a"b': { command: 'x' } } }, "cannot be a server's name"],
  [{ mcpServers: { 'a\u202eb': { command: 'x' } } }, "cannot be a server's name"],
  [{ mcpServers: { hub: { command: 'x' } } }, "cannot be a server's name"],
])('refuses %j and names the place', (json, message) => {
  expect(() => parseConfig(json, {}, 'f.json')).toThrow(message);
});

it('says which file cannot be read', () => {
  expect(() => readConfig('/no/such/file.json', {})).toThrow('/no/such/file.json: cannot be read (ENOENT)');
});
