import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { question, rawClient, said } from './testing/harness.ts';
import { listening, startHub } from './testing/hub-process.ts';

const script = fileURLToPath(new URL('./testing/raw-child.mjs', import.meta.url));
let folder = '';
let config = '';
const stops: (() => Promise<unknown>)[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hub-'));
  config = join(folder, 'mcp.json');
  const child = { command: process.execPath, args: [script, '2026-07-28'] };
  writeFileSync(config, JSON.stringify({ mcpServers: { m: child } }));
});
afterEach(() => Promise.all(stops.splice(0).map((stop) => stop())));
afterAll(() => rmSync(folder, { recursive: true }));

/** One replica, a process of its own with a child of its own. */
async function replica(secret: string) {
  const env = { MCP_STATIC_TOKENS: 'alice:a', ...(secret !== '' && { MCP_STATE_SECRET: secret }) };
  const { hub, ended, errors } = startHub(['--config', config], env);
  const stop = () => {
    hub.kill('SIGTERM');
    return ended;
  };
  stops.push(stop);
  return { ...rawClient(await listening(errors)), stop };
}

const shared = 'one secret for all of them, and long enough';
const asks = { resultType: 'input_required', inputRequests: { q: question('x') }, requestState: 's' };
const ask = { name: 'ask', arguments: { result: asks, ever: true } };

it('legs may alternate between replicas with one secret, and the cap counts over all of them', async () => {
  const replicas = await Promise.all([replica(shared), replica(shared)]);
  let extra = {};
  let shown = 0;
  for (let leg = 0; leg < 20; leg++) {
    const { body } = await (replicas[leg % 2] ?? replicas[0]).modern('/m/mcp', 'tools/call', {
      ...ask,
      ...extra,
    });
    if (body.result === undefined) break;
    shown++;
    extra = { requestState: body.result.requestState, inputResponses: { q: { action: 'decline' } } };
  }
  expect(shown).toBe(8);
});

it('a half-finished call outlives its replica where there is a secret, and only there', async () => {
  const once = { ...ask, arguments: { result: asks } };
  const inputResponses = { q: { action: 'accept', content: { a: 'b' } } };
  for (const secret of [shared, '']) {
    const first = await replica(secret);
    const { body } = await first.modern('/m/mcp', 'tools/call', once);
    await first.stop();
    const retry = { ...once, inputResponses, requestState: body.result?.requestState };
    const answered = await (await replica(secret)).modern('/m/mcp', 'tools/call', retry);
    if (secret === '') expect(answered.body.error?.code).toBe(-32602);
    else expect(said(answered.body)).toMatchObject({ inputResponses, requestState: 's' });
  }
});
