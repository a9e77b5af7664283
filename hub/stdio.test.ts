import { afterEach, describe, expect, it } from 'vitest';
import type { Json } from './policy/types.ts';
import { question, type StdioClient, said, stdioClient, testHub } from './testing/harness.ts';

let client: StdioClient | undefined;
afterEach(() => client?.close());

const callOf = (tool: string, given: Json) => ({
  name: 'call_tool',
  arguments: { server: 'm', tool, arguments: given },
});
const asking = (...messages: string[]) => ({
  result: {
    resultType: 'input_required',
    inputRequests: Object.fromEntries(messages.map((message) => [`key ${message}`, question(message)])),
    requestState: 'own',
  },
});

describe('a modern client over stdio', () => {
  it('gets the question as a result', async () => {
    client = stdioClient(testHub());
    const _meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientCapabilities': { elicitation: {} },
    };
    const call = callOf('ask', asking('one'));
    client.send({ id: 'a', method: 'tools/call', params: { ...call, _meta } });
    const first = (await client.next()).result as Json;
    expect(first).toMatchObject({ resultType: 'input_required', inputRequests: { 'key one': {} } });
    const inputResponses = { 'key one': { action: 'decline' } };
    client.send({
      id: 'b',
      method: 'tools/call',
      params: { ...call, inputResponses, requestState: first.requestState, _meta },
    });
    expect(said(await client.next())).toMatchObject({ inputResponses, requestState: 'own' });
  });
});

describe.each(['2025-06-18', '2025-11-25'])('a %s client over stdio', (protocolVersion) => {
  const connect = async (elicitation?: Json) => {
    client = stdioClient(testHub());
    const capabilities = elicitation === undefined ? {} : { elicitation };
    const params = { protocolVersion, capabilities, clientInfo: { name: 'old', version: '1' } };
    client.send({ id: 0, method: 'initialize', params });
    expect(await client.next()).toMatchObject({ id: 0, result: { protocolVersion } });
    client.send({ method: 'notifications/initialized' });
    return client;
  };

  it('is asked all questions of a round live, and its answers go back as a retry', async () => {
    const { send, next } = await connect({});
    send({ id: 1, method: 'tools/call', params: callOf('ask', asking('one', 'two')) });
    for (const message of ['one', 'two']) {
      const asked = await next();
      expect(asked).toMatchObject({
        method: 'elicitation/create',
        params: { message: `Server "m" asks:\n\n${message}` },
      });
      if (protocolVersion === '2025-06-18') expect(asked.params).not.toHaveProperty('mode');
      send({ id: asked.id, result: { action: 'accept', content: { a: message } } });
    }
    const answered = await next();
    expect(answered.result).not.toHaveProperty('resultType');
    expect(said(answered)).toMatchObject({
      requestState: 'own',
      inputResponses: {
        'key one': { action: 'accept', content: { a: 'one' } },
        'key two': { action: 'accept', content: { a: 'two' } },
      },
    });
  });

  it('is asked at most eight rounds', async () => {
    const { send, next } = await connect({});
    send({ id: 1, method: 'tools/call', params: callOf('ask', { ...asking('again'), ever: true }) });
    let rounds = 0;
    for (;;) {
      const message = await next();
      if (message.method === undefined) {
        expect(message).toMatchObject({ error: { code: -32603 } });
        break;
      }
      rounds++;
      send({ id: message.id, result: { action: 'cancel' } });
    }
    expect(rounds).toBe(8);
  });

  it('is told nothing to the child about where it declared nothing', async () => {
    const { send, next } = await connect();
    send({ id: 1, method: 'tools/call', params: callOf('seen', {}) });
    expect(said(await next())._meta).toMatchObject({ 'io.modelcontextprotocol/clientCapabilities': {} });
  });

  it('ends the call with an error where the client fails to answer', async () => {
    const { send, next } = await connect({});
    send({ id: 1, method: 'tools/call', params: callOf('ask', asking('one')) });
    send({ id: (await next()).id, error: { code: -1, message: 'no' } });
    expect(await next()).toMatchObject({ id: 1, error: { code: -32603 } });
  });

  it('has the other questions of a round withdrawn where it fails to answer one', async () => {
    const { send, next } = await connect({});
    send({ id: 1, method: 'tools/call', params: callOf('ask', asking('one', 'two')) });
    const [one, two] = [await next(), await next()];
    send({ id: two.id, error: { code: -1, message: 'no' } });
    expect(await next()).toMatchObject({ method: 'notifications/cancelled', params: { requestId: one.id } });
    expect(await next()).toMatchObject({ id: 1, error: { code: -32603 } });
  });

  it('is asked to open a url only in the shape of its revision', async () => {
    const { send, next } = await connect({ form: {}, url: {} });
    const request = {
      method: 'elicitation/create',
      params: { mode: 'url', message: 'open', url: 'https://x.example/' },
    };
    const result = { resultType: 'input_required', inputRequests: { u: request } };
    send({ id: 1, method: 'tools/call', params: callOf('ask', { result }) });
    const message = await next();
    if (protocolVersion === '2025-06-18') expect(message).toMatchObject({ id: 1, error: { code: -32603 } });
    else
      expect(message.params).toMatchObject({
        mode: 'url',
        url: 'https://x.example/',
        elicitationId: expect.any(String),
      });
  });
});
