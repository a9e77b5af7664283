import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Json } from './policy/types.ts';
import { httpClient, question, said, stdioClient, type TestHub, testHub } from './testing/harness.ts';

const servers = ['m', 'off', 'l11', 'l06'];
const asks = { resultType: 'input_required', inputRequests: { q: question('x') }, requestState: 's' };
const ask = (server: string) => ({
  name: 'call_tool',
  arguments: { server, tool: 'ask', arguments: { result: asks } },
});
const describeTo = (server: string) => ({ name: 'describe_connection', arguments: { server } });

let hub: TestHub;
let end: () => Promise<void>;
beforeEach(() => {
  hub = testHub({ MCP_DIAGNOSTICS: 'true' });
});
afterEach(() => end());

describe.each<[Json, string[]]>([
  [{}, []],
  [{ elicitation: {} }, ['m']],
  [{ elicitation: { form: {} }, sampling: {} }, ['m']],
])('of a modern client over HTTP that declares %j', (capabilities, reaching) => {
  it('says what then happens', async () => {
    const client = await httpClient(hub);
    end = client.close;
    for (const server of servers) {
      const about = said(
        (await client.modern('/hub', 'tools/call', describeTo(server), { capabilities })).body,
      );
      const { result } = (await client.modern('/hub', 'tools/call', ask(server), { capabilities })).body;
      const reachesYou = result?.resultType === 'input_required';
      expect(reachesYou).toBe(reaching.includes(server));
      expect(about).toMatchObject({
        server,
        era: 'modern',
        revision: '2026-07-28',
        elicitation: capabilities.elicitation ?? null,
        reachesYou,
        ...(!reachesYou && { because: expect.stringMatching(/./) }),
      });
    }
  });
});

describe.each(['2025-06-18', '2025-11-25'])('of a %s client', (protocolVersion) => {
  const clientInfo = { name: 'old', version: '1' };

  it('over HTTP says that nothing reaches it', async () => {
    const client = await httpClient(hub);
    end = client.close;
    const params = { protocolVersion, capabilities: { elicitation: {} }, clientInfo };
    const opened = await client.post('/hub', { jsonrpc: '2.0', id: 0, method: 'initialize', params });
    const headers = {
      'mcp-session-id': opened.headers.get('mcp-session-id') ?? '',
      'mcp-protocol-version': protocolVersion,
    };
    for (const server of servers) {
      const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: describeTo(server) };
      expect(said((await client.post('/hub', call, headers)).body)).toMatchObject({
        server,
        era: 'legacy',
        revision: protocolVersion,
        reachesYou: false,
      });
    }
  });

  it.each<[Json, string[]]>([
    [{}, []],
    [{ elicitation: {} }, ['m']],
  ])('over stdio that declares %j says what then happens', async (capabilities, reaching) => {
    const client = stdioClient(hub);
    end = client.close;
    client.send({ id: 0, method: 'initialize', params: { protocolVersion, capabilities, clientInfo } });
    await client.next();
    for (const server of servers) {
      client.send({ id: 1, method: 'tools/call', params: describeTo(server) });
      const about = said(await client.next());
      client.send({ id: 2, method: 'tools/call', params: ask(server) });
      const next = await client.next();
      const reachesYou = next.method === 'elicitation/create';
      expect(reachesYou).toBe(reaching.includes(server));
      expect(about).toMatchObject({ era: 'legacy', revision: protocolVersion, reachesYou });
      if (reachesYou) {
        client.send({ id: next.id, result: { action: 'cancel' } });
        await client.next();
      }
    }
  });
});
