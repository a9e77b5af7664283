import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { parseConfig } from '../config.ts';
import { Child } from './child.ts';

const script = fileURLToPath(new URL('../testing/raw-child.mjs', import.meta.url));
const log: string[] = [];
let child: Child;
afterEach(() => child.close());

function childOf(config: object): Child {
  const { servers } = parseConfig({ mcpServers: { c: config } }, {});
  const entry = servers.get('c');
  if (entry === undefined) throw new Error('no entry');
  log.length = 0;
  child = new Child('c', entry, 10_000, (line) => log.push(line));
  return child;
}
const raw = (...args: string[]) => ({ command: process.execPath, args: [script, ...args] });
const leg = { envelope: {}, signal: new AbortController().signal };
const seen = async () =>
  JSON.parse(
    ((await child.request('tools/call', { name: 'seen' }, leg)).content as [{ text: string }])[0].text,
  );

it.each([
  ['2026-07-28', 'modern'],
  ['2025-11-25', 'legacy'],
  ['2025-06-18', 'legacy'],
])('finds out that a child speaks %s', async (revision, era) => {
  expect(await childOf(raw(revision)).connection()).toMatchObject({ revision, era });
});

it('is one process for all callers', async () => {
  childOf(raw('2026-07-28'));
  const pids = (await Promise.all([seen(), seen(), seen()])).map(({ pid }) => pid);
  expect(new Set(pids).size).toBe(1);
});

it('shakes hands with a child that a modern probe kills', async () => {
  expect(await childOf(raw('2025-11-25', 'frail')).connection()).toMatchObject({ era: 'legacy' });
});

it('does not shake hands with a child of another modern revision', async () => {
  await expect(childOf(raw('2026-07-28', 'stubborn')).connection()).rejects.toThrow(
    'Server "c" cannot be reached',
  );
});

it('gives a child only what a program needs and what the operator wrote', async () => {
  childOf({ ...raw('2026-07-28'), env: { MINE: '1' } });
  process.env.MCP_STATE_SECRET = 'secret';
  const { env } = await seen();
  delete process.env.MCP_STATE_SECRET;
  expect(env).toContain('MINE');
  expect(env).not.toContain('MCP_STATE_SECRET');
});

it('that cannot be started costs its call and can be tried again', async () => {
  childOf({ command: '/no/such/program' });
  for (let times = 0; times < 2; times++) {
    await expect(child.connection()).rejects.toMatchObject({
      code: -32603,
      message: 'Server "c" cannot be reached',
    });
  }
  expect(log).toHaveLength(2);
});
