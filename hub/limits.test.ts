import { afterEach, expect, it } from 'vitest';
import type { Json } from './policy/types.ts';
import { type HttpClient, httpClient, question, said, type TestHub, testHub } from './testing/harness.ts';

let client: HttpClient;
let hub: TestHub;
afterEach(() => client.close());

async function setUp(env: Record<string, string> = {}) {
  hub = testHub(env);
  client = await httpClient(hub);
}

const ask = (inputRequests: Json) => ({
  name: 'ask',
  arguments: { result: { resultType: 'input_required', inputRequests, requestState: 's' } },
});
const call = (params: Json, options = {}) => client.modern('/m/mcp', 'tools/call', params, options);

it('a message at the limit travels, one byte more does not', async () => {
  await setUp();
  const room = 4096 - Buffer.byteLength('Server "m" asks:\n\n');
  const at = `${'x'.repeat(room - 2)}é`;
  expect((await call(ask({ q: question(at) }))).body.result?.resultType).toBe('input_required');
  expect((await call(ask({ q: question(`${at}x`) }))).body.error?.code).toBe(-32603);
  expect((await call(ask({ q: question('\u200b'.repeat(1366)) }))).body.error?.code).toBe(-32603);
});

it('a question over the payload limit does not travel', async () => {
  await setUp({ MCP_ELICITATION_MAX_PAYLOAD_BYTES: '1000' });
  expect((await call(ask({ a: question('x') }))).body.result?.resultType).toBe('input_required');
  const many = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`k${index}`, question('x')]));
  expect((await call(ask(many))).body.error?.code).toBe(-32603);
});

it('a state is refused after its time', async () => {
  await setUp({ MCP_ELICITATION_STATE_TTL_MS: '1' });
  const { body } = await call(ask({ q: question('x') }));
  const retry = { ...ask({ q: question('x') }), requestState: body.result?.requestState, inputResponses: {} };
  await expect.poll(async () => (await call(retry)).body.error?.code).toBe(-32602);
});

it('with the switch off nothing is announced, nothing passes, and the rest works', async () => {
  await setUp({ MCP_ELICITATION: 'false' });
  const seen = said((await call({ name: 'seen' })).body);
  expect(seen._meta).toMatchObject({ 'io.modelcontextprotocol/clientCapabilities': {} });
  expect((await call(ask({ q: question('x') }))).body.error?.code).toBe(-32603);
});

it('a child that never answers ends at the deadline, and is told', async () => {
  await setUp({ MCP_CALL_DEADLINE_MS: '50' });
  const hung = await call({ name: 'hang' });
  expect(hung.body.error).toEqual({ code: -32603, message: 'Server "m" did not answer in time' });
  expect(said((await call({ name: 'seen' })).body).cancelled).toHaveLength(1);
});

it('a call that its client abandons is cancelled at the child', async () => {
  await setUp();
  await call({ name: 'seen' });
  const gone = new AbortController();
  const hanging = call({ name: 'hang' }, { signal: gone.signal });
  await expect.poll(async () => said((await call({ name: 'seen' })).body).hung).toBe(1);
  gone.abort();
  await expect(hanging).rejects.toThrow();
  await expect.poll(async () => said((await call({ name: 'seen' })).body).cancelled).toHaveLength(1);
});

it("progress reaches the client under the client's own token, before the result", async () => {
  await setUp();
  const { text, body } = await call({ name: 'progress' }, { progressToken: 'mine' });
  expect(body.result).toBeDefined();
  expect(text).toContain('"progressToken":"mine"');
  expect(text.indexOf('notifications/progress')).toBeLessThan(text.indexOf('"result"'));
});

it('the log names what was dropped and withheld, and holds no question, answer or state', async () => {
  await setUp();
  const secret = 'xyzzy';
  const first = await call(ask({ q: question(secret), r: { method: `roots/list\n${'x'.repeat(300)}` } }));
  const inputResponses = { q: { action: 'accept', content: { a: secret } } };
  await call({ ...ask({}), inputResponses, requestState: first.body.result?.requestState });
  await call(ask({ q: question(secret.repeat(1000)) }));
  await call({ name: 'raw', arguments: { body: { result: secret } } });
  for (let times = 0; times < 3; times++) await call({ name: 'seen' }, { capabilities: {} });
  expect(hub.log.join('\n')).not.toContain(secret);
  expect(hub.log.filter((line) => line.includes('elicitation not forwarded'))).toEqual([
    '[m] elicitation not forwarded for client "alice" — the caller declared no elicitation capability ' +
      'for this request, so a question would have nowhere to go',
  ]);
  expect(hub.log.every((line) => !line.includes('\n'))).toBe(true);
});

it('describe_connection is there with diagnostics alone, and says what then happens', async () => {
  await setUp();
  const describe = (server: string, capabilities: Json) =>
    client.modern(
      '/hub',
      'tools/call',
      { name: 'describe_connection', arguments: { server } },
      { capabilities },
    );
  expect((await describe('m', {})).body.error?.code).toBe(-32602);
  await client.close();
  await setUp({ MCP_DIAGNOSTICS: 'true' });
  expect(said((await describe('m', { elicitation: {} })).body)).toMatchObject({
    era: 'modern',
    reachesYou: true,
  });
  expect(said((await describe('m', {})).body)).toMatchObject({
    reachesYou: false,
    because: expect.any(String),
  });
  expect(said((await describe('l11', { elicitation: {} })).body)).toMatchObject({ reachesYou: false });
});
