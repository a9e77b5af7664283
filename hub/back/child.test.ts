import { fileURLToPath } from 'node:url';
import { afterEach, expect, it, vi } from 'vitest';
import { parseConfig } from '../config.ts';
import { Backoff } from './backoff.ts';
import { Child, type ChildOptions } from './child.ts';

const script = fileURLToPath(new URL('../testing/raw-child.mjs', import.meta.url));
const log: string[] = [];
let child: Child;
afterEach(() => child.close());

function childOf(config: object, options?: ChildOptions): Child {
  const { servers } = parseConfig({ mcpServers: { c: config } }, {});
  const entry = servers.get('c');
  if (entry === undefined) throw new Error('no entry');
  log.length = 0;
  child = new Child('c', entry, 10_000, (line) => log.push(line), options);
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

it('that keeps failing is left alone for a while, and its calls are refused at once', async () => {
  let now = 0;
  const backoff = new Backoff(() => now);
  for (let times = 0; times < 7; times++) backoff.failed();
  childOf(raw('2026-07-28'), { backoff });
  await expect(child.connection()).rejects.toMatchObject({ message: 'Server "c" cannot be reached' });
  expect(log).toEqual([]);
  now = 3200;
  expect(await child.connection()).toMatchObject({ era: 'modern' });
  expect(backoff.waitMs).toBe(0);
});

it('that answers has its failures forgotten, one that only starts has not', async () => {
  const backoff = new Backoff(() => 0);
  childOf(raw('2026-07-28'), { backoff });
  const die = () => child.request('tools/call', { name: 'die' }, leg).catch(({ message }) => message);
  expect(await die()).toBe('Server "c" went away during the call');
  expect(backoff.waitMs).toBe(0);
  expect(await die()).toBe('Server "c" went away during the call');
  expect(backoff.waitMs).toBe(100);
  await seen();
  expect(backoff.waitMs).toBe(0);
});

it('that dies while somebody waits for its changes is started again without a call', async () => {
  childOf(raw('2025-11-25'));
  await child.connection();
  await child.feed.watch({ toolsListChanged: true }, () => {});
  await child.request('tools/call', { name: 'die' }, leg).catch(() => {});
  await vi.waitFor(() => expect(log.filter((line) => line.includes('is up'))).toHaveLength(2));
});

it('that says nothing to the handshake is given up', async () => {
  childOf(raw('2026-07-28', 'mute'), { handshakeMs: 100 });
  await expect(child.connection()).rejects.toMatchObject({ message: 'Server "c" cannot be reached' });
});
