import { afterEach, expect, it } from 'vitest';
import type { Json } from './policy/types.ts';
import {
  type HttpClient,
  httpClient,
  question,
  stdioClient,
  type TestHub,
  testHub,
} from './testing/harness.ts';

/** Stands in everything that a person reads or types, and in every state. */
const canary = 'Zebra-7f3a9c51';

/** How it could show: as it is, escaped, or encoded at any alignment. */
function spellings(text: string): string[] {
  const base64 = [0, 1, 2].map((shift) => {
    const encoded = Buffer.from('x'.repeat(shift) + text).toString('base64');
    // Without the ends, which depend on what stands beside.
    return encoded.slice(4, -4);
  });
  const hex = Buffer.from(text).toString('hex');
  const escaped = [...text].map((char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');
  return [text, escaped, hex, encodeURIComponent(text), ...base64];
}

let hub: TestHub;
let client: HttpClient;
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});
const setUp = async (env: Record<string, string> = {}) => {
  hub = testHub({ MCP_CALL_DEADLINE_MS: '300', MCP_ELICITATION_MAX_PAYLOAD_BYTES: '3000', ...env });
  client = await httpClient(hub);
  ends.push(client.close);
};

function silent(): void {
  for (const spelling of spellings(canary)) expect(hub.log.join('\n')).not.toContain(spelling);
}

const requestedSchema = {
  type: 'object',
  title: canary,
  properties: {
    [canary]: { type: 'string', title: canary, description: canary, default: canary },
    choice: { type: 'string', enum: [canary], enumNames: [canary] },
  },
};
const form = {
  method: 'elicitation/create',
  params: { message: canary, requestedSchema, _meta: { progressToken: canary } },
};
const sampling = { method: 'sampling/createMessage', params: { messages: [canary], systemPrompt: canary } };
const asking = (inputRequests: unknown, requestState: unknown = canary) => ({
  resultType: 'input_required',
  inputRequests,
  requestState,
});
const ask = (result: unknown, more = {}) => ({ name: 'ask', arguments: { result, ...more } });
const raw = (body: Json) => ({ name: 'raw', arguments: { body } });
const answer = { [canary]: { action: 'accept', content: { [canary]: canary } } };
const call = (params: Json, options = {}) => client.modern('/m/mcp', 'tools/call', params, options);

it('holds nothing of a question, an answer or a state, however the call goes', async () => {
  await setUp();
  const good = ask(asking({ [canary]: form, s: sampling }));
  const { body } = await call(good);
  expect(body.result).toMatchObject({ resultType: 'input_required' });
  const state = String(body.result?.requestState);
  await call({ ...good, requestState: state, inputResponses: answer });
  await call({ ...good, requestState: state, inputResponses: { [canary]: canary } });
  await call({ ...good, requestState: `${state}x`, inputResponses: answer });
  await call({ ...good, requestState: { [canary]: canary }, inputResponses: canary });
  const url = `javascript:${canary}`;
  const refused: Json[] = [
    ask(asking({ q: sampling })),
    ask(asking({ q: question(canary.repeat(400)) })),
    ask(asking(Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`${canary}${i}`, form])))),
    ask(asking({ q: { method: 'elicitation/create', params: { mode: 'url', message: canary, url } } })),
    ask(asking({ q: { method: 'elicitation/create', params: { message: 7, requestedSchema: canary } } })),
    ask(asking({ q: { method: 'elicitation/create', params: canary } })),
    ask(asking({ q: { method: 'elicitation/create', params: { mode: canary, message: canary } } })),
    ask(asking({ q: canary })),
    ask(asking(canary)),
    ask(asking({ q: form }, [canary])),
    raw({ error: { code: -32603, message: canary, data: form } }),
    raw({ error: { code: -32042, message: canary, data: { elicitations: [form] } } }),
    raw({ error: canary }),
    raw({ result: canary }),
    raw({ result: { resultType: canary } }),
    raw({ method: canary, params: form }),
    raw({ result: {}, [canary]: canary }),
    { name: 'die', arguments: { [canary]: canary } },
    { name: 'hang', arguments: { [canary]: canary } },
  ];
  for (const params of refused) {
    const reply = await call(params, { capabilities: { elicitation: { form: {}, url: {} } } });
    expect(reply.body.error?.code).toBe(-32603);
  }
  await call(good, { capabilities: {} });
  for (const path of ['/off/mcp', '/l11/mcp', '/l06/mcp']) await client.modern(path, 'tools/call', good);
  for (const path of ['/l11/mcp', '/l06/mcp'])
    await client.modern(path, 'tools/call', { name: 'push', arguments: { request: form } });
  await client.modern('/m/mcp', 'prompts/get', {
    name: 'p',
    arguments: { result: JSON.stringify(asking({})) },
  });
  silent();
  // It did say something, and each line is one line.
  expect(hub.log.join('\n')).toContain('dropped an embedded sampling/createMessage');
  expect(hub.log.join('\n')).toContain('elicitation not forwarded');
  expect(hub.log.filter((line) => /\p{Cc}/u.test(line))).toEqual([]);
});

it('holds nothing of what a legacy client is asked live', async () => {
  hub = testHub();
  const old = stdioClient(hub);
  ends.push(old.close);
  const clientInfo = { name: 'old', version: '1' };
  old.send({
    id: 0,
    method: 'initialize',
    params: { protocolVersion: '2025-11-25', capabilities: { elicitation: {} }, clientInfo },
  });
  await old.next();
  const params = {
    name: 'call_tool',
    arguments: { server: 'm', tool: 'ask', arguments: ask(asking({ q: form })).arguments },
  };
  for (const reply of [
    { result: answer[canary] },
    { error: { code: -32603, message: canary } },
    { result: { action: canary } },
  ]) {
    old.send({ id: canary, method: 'tools/call', params });
    const asked = await old.next();
    expect(asked.method).toBe('elicitation/create');
    old.send({ id: asked.id, ...reply });
    expect((await old.next()).id).toBe(canary);
  }
  silent();
});

it('says why nothing is forwarded, once for each client, server and reason', async () => {
  await setUp({ MCP_STATIC_TOKENS: 'alice:a,bob:b' });
  const no = { capabilities: {} };
  for (let times = 0; times < 2; times++) {
    for (const token of ['a', 'b']) await call({ name: 'seen' }, { token, ...no });
    for (const path of ['/off/mcp', '/l11/mcp']) await client.modern(path, 'tools/call', { name: 'seen' });
    await client.modern('/off/mcp', 'tools/call', { name: 'seen' }, no);
  }
  const because =
    'the caller declared no elicitation capability for this request, so a question would have nowhere to go';
  expect(hub.log.filter((line) => line.includes('not forwarded'))).toEqual([
    `[m] elicitation not forwarded for client "alice" — ${because}`,
    `[m] elicitation not forwarded for client "bob" — ${because}`,
    '[off] elicitation not forwarded for client "alice" — the operator switched it off for this server (passthrough "off")',
    '[l11] elicitation not forwarded for client "alice" — the server speaks 2025-11-25 and cannot ask in a result',
  ]);
});

it.each<[string, string]>([
  ['a line feed', 'x\nmcp-hub: forged'],
  ['a carriage return', 'x\r\nmcp-hub: forged'],
  ['other ends of lines', 'x\u2028mcp-hub: forged\u2029\u0085\v\f'],
  ['controls of a terminal', 'x\u001b[2Kmcp-hub: forged\u009b2K'],
  ['no end', 'y'.repeat(100_000)],
])('a name with %s makes no line of its own, and no endless one', async (_what, name) => {
  await setUp({ MCP_STATIC_TOKENS: '' });
  const meta = (capabilities: Json) => ({
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name, version: '1' },
    'io.modelcontextprotocol/clientCapabilities': capabilities,
  });
  const send = (tool: string, given: Json, capabilities: Json) =>
    client.post(
      '/hub',
      {
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: {
          name: 'call_tool',
          arguments: { server: 'm', tool, arguments: given },
          _meta: meta(capabilities),
        },
      },
      { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call', 'mcp-name': 'call_tool' },
    );
  await send('seen', {}, {});
  await send('ask', { result: asking({ a: { method: name } }) }, { elicitation: {} });
  await send(name, {}, {});
  const [up, withheld, dropped, ...more] = hub.log;
  expect(more).toEqual([]);
  expect([up, withheld, dropped].map((line) => line?.split(' ').slice(0, 2).join(' '))).toEqual([
    '[m] is',
    '[m] elicitation',
    '[m] tools/call',
  ]);
  for (const line of hub.log) {
    expect(line).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    expect(line.length).toBeLessThan(500);
  }
});
