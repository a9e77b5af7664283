import { afterEach, expect, it } from 'vitest';
import { httpClient, question, said, testHub } from '../testing/harness.ts';
import { httpChild } from '../testing/http-child.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function setUp(revision: string, ...temper: string[]) {
  const child = await httpChild(revision, ...temper);
  ends.push(child.close);
  const hub = testHub({}, undefined, { web: { url: child.url, headers: { 'x-key': 'k' } } });
  const client = await httpClient(hub);
  ends.push(client.close);
  return { child, client, log: hub.log };
}

it('a modern child over HTTP asks, and reads headers that agree with the body', async () => {
  const { child, client } = await setUp('2026-07-28');
  const result = { resultType: 'input_required', inputRequests: { q: question('x') }, requestState: 's' };
  const call = { name: 'ask', arguments: { result } };
  const first = await client.modern('/web/mcp', 'tools/call', call);
  const retry = {
    inputResponses: { q: { action: 'cancel' } },
    requestState: first.body.result?.requestState,
  };
  const second = await client.modern('/web/mcp', 'tools/call', { ...call, ...retry });
  expect(said(second.body)).toMatchObject({ requestState: 's', inputResponses: { q: { action: 'cancel' } } });
  const calls = child.posts.filter(({ body }) => body.method === 'tools/call');
  expect(calls).toHaveLength(2);
  for (const { headers } of calls) {
    expect(headers).toMatchObject({
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': 'tools/call',
      'mcp-name': 'ask',
      'x-key': 'k',
    });
    expect(headers).not.toHaveProperty('authorization');
  }
});

it('a method that a child over HTTP does not know is an error under its own code', async () => {
  const { client } = await setUp('2026-07-28');
  const reply = await client.modern('/web/mcp', 'completion/complete', { ref: {}, argument: {} });
  expect(reply).toMatchObject({ status: 404, body: { error: { code: -32601 } } });
});

it('a tool that marks its headers wrongly is not offered by a child over HTTP, and the log says why', async () => {
  const { client, log } = await setUp('2026-07-28', 'flawed');
  for (let times = 0; times < 2; times++) {
    const { body } = await client.modern('/web/mcp', 'tools/list', {});
    expect(body.result?.tools).toMatchObject([{ name: 'ask' }]);
  }
  expect(log.filter((line) => line.includes('left out'))).toEqual([
    '[web] tool "flawed" is left out of the listing: a mark that is no header name',
  ]);
});

it.each(['2025-06-18', '2025-11-25'])(
  'a %s child over HTTP is met with a handshake that declares nothing',
  async (revision) => {
    const { child, client } = await setUp(revision);
    const seen = said((await client.modern('/web/mcp', 'tools/call', { name: 'seen' })).body);
    expect(seen.initialized).toMatchObject({ capabilities: {} });
    expect(seen).not.toHaveProperty('_meta');
    expect(child.posts.at(-1)?.headers).toMatchObject({
      'mcp-session-id': 's1',
      'mcp-protocol-version': revision,
    });
  },
);
