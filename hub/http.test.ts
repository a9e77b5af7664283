import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HttpClient, httpClient, question, said, type TestHub, testHub } from './testing/harness.ts';

let hub: TestHub;
let client: HttpClient;
beforeAll(async () => {
  hub = testHub();
  client = await httpClient(hub);
});
afterAll(() => client.close());

const ask = (result: unknown, more = {}) => ({ name: 'ask', arguments: { result, ...more } });
const asking = (inputRequests: unknown, requestState?: unknown) => ({
  resultType: 'input_required',
  inputRequests,
  requestState,
});

describe('a modern client over HTTP', () => {
  it('is shown the question of its child and brings the answer back', async () => {
    const call = ask(asking({ q: question('May I\u202e?', { _meta: { progressToken: 1 } }) }, 'own state= '));
    const first = await client.modern('/m/mcp', 'tools/call', call);
    expect(first.status).toBe(200);
    expect(first.body.result).toMatchObject({
      resultType: 'input_required',
      inputRequests: {
        q: { method: 'elicitation/create', params: { message: 'Server "m" asks:\n\nMay I?' } },
      },
    });
    expect(JSON.stringify(first.body)).not.toContain('progressToken');
    const { requestState } = first.body.result ?? {};
    const inputResponses = {
      q: { action: 'accept', content: { a: ' 1.5\u200b', n: -0.25 } },
      other: { action: 'cancel' },
    };
    const second = await client.modern('/m/mcp', 'tools/call', { ...call, inputResponses, requestState });
    expect(said(second.body)).toMatchObject({
      requestState: 'own state= ',
      inputResponses: { q: { action: 'accept', content: { a: ' 1.5\u200b', n: -0.25 } } },
    });
    expect(said(second.body).inputResponses).not.toHaveProperty('other');
  });

  it('announces to the child exactly what this request declared', async () => {
    for (const elicitation of [{}, { form: {} }, { url: {} }, { form: {}, url: {} }]) {
      const reply = await client.modern(
        '/m/mcp',
        'tools/call',
        { name: 'seen' },
        { capabilities: { elicitation, sampling: {}, roots: {} } },
      );
      expect(said(reply.body)._meta).toEqual({
        'io.modelcontextprotocol/protocolVersion': '2026-07-28',
        'io.modelcontextprotocol/clientInfo': { name: 'mcp-hub', version: expect.any(String) },
        'io.modelcontextprotocol/clientCapabilities': { elicitation },
      });
    }
    const none = await client.modern('/m/mcp', 'tools/call', { name: 'seen' }, { capabilities: {} });
    expect(said(none.body)._meta).toMatchObject({ 'io.modelcontextprotocol/clientCapabilities': {} });
  });

  it('is asked nothing where the server is switched off', async () => {
    const reply = await client.modern('/off/mcp', 'tools/call', ask(asking({ q: question('x') })));
    expect(reply.body.error?.code).toBe(-32603);
  });

  it('gets questions alone; what is dropped is in the log', async () => {
    const requests = {
      s: { method: 'sampling/createMessage', params: {} },
      q: question('x'),
      r: { method: 'roots/list' },
    };
    const capabilities = { elicitation: {}, sampling: {}, roots: {} };
    const reply = await client.modern('/m/mcp', 'tools/call', ask(asking(requests)), { capabilities });
    expect(Object.keys(reply.body.result?.inputRequests as object)).toEqual(['q']);
    expect(hub.log).toContain(
      '[m] tools/call "ask": dropped an embedded sampling/createMessage (only questions travel)',
    );
    const nothing = await client.modern('/m/mcp', 'tools/call', ask(asking({ r: requests.r })), {
      capabilities,
    });
    expect(nothing.body.error?.code).toBe(-32603);
  });

  it('sees at most eight questions in one call', async () => {
    const call = ask(asking({ q: question('again') }, 's'), { ever: true });
    let shown = 0;
    let extra = {};
    for (;;) {
      const { body } = await client.modern('/m/mcp', 'tools/call', { ...call, ...extra });
      if (body.result?.resultType !== 'input_required') break;
      shown++;
      extra = { requestState: body.result.requestState, inputResponses: { q: { action: 'decline' } } };
    }
    expect(shown).toBe(8);
  });

  it('meets one and the same refusal for every state that does not fit, and the child hears nothing', async () => {
    const call = ask(asking({ q: question('x') }, 's'));
    const { body } = await client.modern('/m/mcp', 'tools/call', call);
    const state = String(body.result?.requestState);
    const inputResponses = { q: { action: 'accept', content: {} } };
    const retry = { ...call, inputResponses, requestState: state };
    const refused = await Promise.all([
      client.modern('/m/mcp', 'tools/call', retry, { token: 'b' }),
      client.modern('/off/mcp', 'tools/call', retry),
      client.modern('/m/mcp', 'tools/call', { ...retry, name: 'seen' }),
      client.modern('/m/mcp', 'tools/call', { ...retry, arguments: {} }),
      client.modern('/m/mcp', 'prompts/get', retry),
      client.modern('/m/mcp', 'tools/list', { requestState: state }),
      client.modern('/hub', 'tools/call', {
        ...retry,
        name: 'call_tool',
        arguments: { server: 'm', tool: 'ask', arguments: call.arguments },
      }),
      ...['', `${state}=`, `${state}A`, state.slice(1), 'e30', null, 1, [state], {}, true].map(
        (requestState) => client.modern('/m/mcp', 'tools/call', { ...retry, requestState }),
      ),
    ]);
    for (const reply of refused) {
      expect(reply.status).toBe(200);
      expect(reply.body.error).toEqual({
        code: -32602,
        message: 'The request state is not valid for this call',
      });
    }
    expect((await client.modern('/m/mcp', 'tools/call', retry)).body.result).toBeDefined();
  });

  it('has its answers left behind where they come without a state, and the call begins anew', async () => {
    const call = ask(asking({ q: question('x') }, 's'));
    const inputResponses = { q: { action: 'accept', content: {} } };
    const reply = await client.modern('/m/mcp', 'tools/call', { ...call, inputResponses });
    // The child shows on a retry what it saw, and asks only where it sees neither answers nor a state.
    expect(reply.body.result).toMatchObject({ resultType: 'input_required', inputRequests: { q: {} } });
  });

  it('starts no child with a state that is refused', async () => {
    const fresh = testHub();
    const other = await httpClient(fresh);
    const reply = await other.modern('/m/mcp', 'tools/call', { name: 'seen', requestState: 'forged' });
    expect(reply.body.error?.code).toBe(-32602);
    expect(fresh.log).toEqual([]);
    await other.close();
  });

  it('learns from discovery what the child offers', async () => {
    const { body } = await client.modern('/m/mcp', 'server/discover', {});
    expect(body.result).toMatchObject({
      supportedVersions: ['2026-07-28'],
      capabilities: { tools: {}, prompts: {}, resources: {} },
    });
  });

  it('is carried the same through /hub, and for prompts', async () => {
    const inner = asking({ q: question('x') }, 's');
    const call = { name: 'call_tool', arguments: { server: 'm', tool: 'ask', arguments: { result: inner } } };
    const first = await client.modern('/hub', 'tools/call', call);
    const retry = {
      requestState: first.body.result?.requestState,
      inputResponses: { q: { action: 'cancel' } },
    };
    const second = await client.modern('/hub', 'tools/call', { ...call, ...retry });
    expect(said(second.body)).toMatchObject({
      requestState: 's',
      inputResponses: { q: { action: 'cancel' } },
    });
    const prompt = await client.modern('/m/mcp', 'prompts/get', {
      name: 'p',
      arguments: { result: JSON.stringify(inner) },
    });
    expect(prompt.body.result).toMatchObject({ resultType: 'input_required', inputRequests: { q: {} } });
  });

  it('keeps hard keys apart', async () => {
    const requests = JSON.parse(
      `{"__proto__": ${JSON.stringify(question('1'))}, "": ${JSON.stringify(question('2'))}, "constructor": ${JSON.stringify(question('3'))}}`,
    );
    const call = ask(asking(requests, 's'));
    const first = await client.modern('/m/mcp', 'tools/call', call);
    const shown = first.body.result?.inputRequests as Record<string, { params: { message: string } }>;
    const inputResponses = Object.fromEntries(
      Object.entries(shown).map(([key, { params }]) => [
        key,
        { action: 'accept', content: { a: params.message.at(-1) } },
      ]),
    );
    const second = await client.modern('/m/mcp', 'tools/call', {
      ...call,
      inputResponses,
      requestState: first.body.result?.requestState,
    });
    const answers = Object.entries(said(second.body).inputResponses as object).map(([key, { content }]) => [
      key,
      content.a,
    ]);
    expect(answers).toEqual([
      ['__proto__', '1'],
      ['', '2'],
      ['constructor', '3'],
    ]);
  });

  it('lists tools as the child describes them, and hides what only the hub may say', async () => {
    const { body } = await client.modern('/m/mcp', 'tools/list', {});
    expect(body.result?.tools).toEqual([
      {
        name: 'ask',
        description: 'asks',
        inputSchema: { type: 'object', 'x-kept': 1 },
        annotations: { destructiveHint: true, kept: 1 },
      },
    ]);
    const extra = {
      _meta: { 'io.modelcontextprotocol/serverInfo': { name: 'liar', version: '1' }, 'com.vendor/x': 1 },
    };
    const reply = await client.modern('/m/mcp', 'tools/call', { name: 'seen', arguments: { extra } });
    expect(reply.body.result?._meta).toEqual({
      'io.modelcontextprotocol/serverInfo': { name: 'mcp-hub', version: expect.any(String) },
      'com.vendor/x': 1,
    });
  });

  it('reads an error of the protocol with its HTTP status', async () => {
    expect((await client.modern('/m/mcp', 'nope/nope', {})).status).toBe(404);
    expect((await client.modern('/hub', 'prompts/list', {})).body.error?.code).toBe(-32601);
    expect((await client.post('/hub', {}, { authorization: 'Bearer x' })).status).toBe(401);
    expect((await client.post('/hub', {}, { origin: 'https://evil.example' })).status).toBe(403);
    expect(await client.post('/hub', { jsonrpc: '2.0', id: 1 })).toMatchObject({
      status: 400,
      body: { error: { code: -32600 } },
    });
  });

  it.each([
    { result: [] },
    { result: 'x' },
    { result: { resultType: 'input_required' } },
    { result: { resultType: 'input_required', inputRequests: [] } },
    { result: { resultType: 'input_required', inputRequests: {}, requestState: 1 } },
    { result: { resultType: 'input_required', inputRequests: { q: null } } },
    { result: { resultType: 'input_required', inputRequests: { q: { method: 'elicitation/create' } } } },
    { result: { resultType: 'later', content: [] } },
    { result: {}, extra: 1 },
    { error: 'x' },
  ])('gets a definite error for %j', async (body) => {
    const reply = await client.modern('/m/mcp', 'tools/call', { name: 'raw', arguments: { body } });
    expect(reply.body.error?.code).toBe(-32603);
  });

  it('loses one call to a child that dies, not the next', async () => {
    const dead = await client.modern('/m/mcp', 'tools/call', { name: 'die' });
    expect(dead.body.error?.message).toBe('Server "m" went away during the call');
    expect((await client.modern('/m/mcp', 'tools/call', { name: 'seen' })).body.result).toBeDefined();
  });
});
