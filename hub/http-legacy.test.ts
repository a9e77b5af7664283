import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HttpClient, httpClient, question, said, type TestHub, testHub } from './testing/harness.ts';

let hub: TestHub;
let client: HttpClient;
beforeAll(async () => {
  hub = testHub();
  client = await httpClient(hub);
});
afterAll(() => client.close());

const asking = { resultType: 'input_required', inputRequests: { q: question('x') }, requestState: 's' };

describe.each(['2025-06-18', '2025-11-25'])('a %s client over HTTP', (revision) => {
  const connect = async () => {
    const params = {
      protocolVersion: revision,
      capabilities: { elicitation: {} },
      clientInfo: { name: 'old', version: '1' },
    };
    const opened = await client.post('/m/mcp', { jsonrpc: '2.0', id: 0, method: 'initialize', params });
    const headers = {
      'mcp-session-id': opened.headers.get('mcp-session-id') ?? '',
      'mcp-protocol-version': revision,
    };
    await client.post('/m/mcp', { jsonrpc: '2.0', method: 'notifications/initialized' }, headers);
    return { opened, headers };
  };

  it('is asked nothing, and the child is told', async () => {
    const { opened, headers } = await connect();
    expect(opened.body.result).toMatchObject({ protocolVersion: revision });
    const call = (id: number, params: object) =>
      client.post('/m/mcp', { jsonrpc: '2.0', id, method: 'tools/call', params }, headers);
    const seen = said((await call(1, { name: 'seen' })).body);
    expect(seen._meta).toMatchObject({ 'io.modelcontextprotocol/clientCapabilities': {} });
    const asked = await call(2, { name: 'ask', arguments: { result: asking } });
    expect(asked.body.error?.code).toBe(-32603);
    expect(hub.log).toContain(
      `[m] elicitation not forwarded for client "alice" — a ${revision} client over HTTP cannot be asked`,
    );
  });

  it('keeps its session from other clients', async () => {
    const { headers } = await connect();
    const foreign = await client.post(
      '/m/mcp',
      { jsonrpc: '2.0', id: 1, method: 'tools/list' },
      { ...headers, authorization: 'Bearer b' },
    );
    expect(foreign.status).toBe(404);
  });
});

describe.each(['l06', 'l11'])('a legacy child %s', (child) => {
  it('is announced nothing, and what it pushes is answered with an error', async () => {
    const seen = said((await client.modern(`/${child}/mcp`, 'tools/call', { name: 'seen' })).body);
    expect(seen.initialized).toMatchObject({ capabilities: {} });
    expect(seen).not.toHaveProperty('_meta');
    const request = question('x');
    const pushed = await client.modern(`/${child}/mcp`, 'tools/call', {
      name: 'push',
      arguments: { request },
    });
    expect(said(pushed.body)).toMatchObject({ code: -32601 });
  });

  it('cannot pass a made-up question on', async () => {
    const extra = asking;
    const { body } = await client.modern(`/${child}/mcp`, 'tools/call', {
      name: 'seen',
      arguments: { extra },
    });
    expect(body.result).toMatchObject({ resultType: 'complete' });
    expect(body.result).not.toHaveProperty('inputRequests');
    expect(body.result).not.toHaveProperty('requestState');
  });
});
