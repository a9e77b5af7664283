import type { Policy } from '../policy/index.ts';
import type { Call, Json } from '../policy/types.ts';
import {
  type HttpClient,
  httpClient,
  type ModernOptions,
  question,
  type Reply,
  said,
  stdioClient,
  testHub,
} from './harness.ts';
import { httpChild } from './http-child.ts';

/** A text in which there is something to do for everybody who changes texts. */
const eventful = [
  '\tA\u202eB\u200b \u001b[31mred\u001b[0m  ',
  '',
  '\ud83d\udc69\u200d\ud83d\udcbb \u2764\ufe0f e\u0301 a\u0300\u0301\u0302\u0303\u0304\u0305',
  'Server "x" asks:',
  'last',
].join('\n');

const titled = { type: 'object', properties: { a: { type: 'string', title: 'T\u202e' } } };

/** All that a client, a child and an operator see of a hub in a few calls, without what differs each time. */
export async function observe(policy: Policy): Promise<Json> {
  const seen = { ...(await overHttp(policy)), ...(await overStdio(policy)), atOnce: await isAtOnce(policy) };
  return JSON.parse(steady(JSON.stringify(seen))) as Json;
}

async function overHttp(policy: Policy): Promise<Json> {
  const far = await httpChild('2026-07-28');
  const env = { MCP_DIAGNOSTICS: 'true', MCP_ELICITATION_MAX_ROUNDS: '1' };
  const hub = testHub(env, policy, { far: { url: far.url } });
  const client = await httpClient(hub);
  const call = (tool: string, given: Json, more: Json = {}, options: ModernOptions = {}) =>
    client.modern('/m/mcp', 'tools/call', { name: tool, arguments: given, ...more }, options);
  const asking = (inputRequests: Json, more: Json = {}) => ({
    ...more,
    result: { resultType: 'input_required', inputRequests, requestState: 'own' },
  });
  try {
    const form = { method: 'elicitation/create', params: { message: eventful, requestedSchema: titled } };
    const two = asking({ first: form, second: question('2') });
    const asked = await call('ask', two);
    const requestState = asked.body.result?.requestState;
    const answered = await call('ask', two, { requestState, inputResponses: {} });
    const roots = await call('ask', asking({ other: { method: 'roots/list' } }));
    const insists = asking({ first: question('1') }, { ever: true });
    const once = (await call('ask', insists)).body.result?.requestState;
    const url = (to: string) => ({
      method: 'elicitation/create',
      params: { mode: 'url', message: 'm', url: to },
    });
    const visit = (to: string) =>
      call('ask', asking({ url: url(to) }), {}, { capabilities: { elicitation: { form: {}, url: {} } } });
    await client.modern('/far/mcp', 'tools/call', { name: 'seen', arguments: {} });
    return {
      asked: whole(asked),
      answered: said(answered.body),
      again: whole(await call('ask', two, { requestState, inputResponses: {} })),
      forged: whole(await call('ask', two, { requestState: 'forged' })),
      roots: whole(roots),
      long: whole(await call('ask', asking({ long: question('x'.repeat(2000)) }))),
      tooLong: whole(await call('ask', asking({ long: question('x'.repeat(5000)) }))),
      result: whole(await call('seen', {})),
      twice: whole(await call('ask', insists, { requestState: once, inputResponses: {} })),
      here: whole(await visit('http://127.0.0.1/')),
      strange: whole(await visit('https://user@x.example/')),
      progress: whole(await call('progress', {}, {}, { progressToken: 'p' })),
      described: whole(await describe(client)),
      far: { ...far.posts.at(-1)?.headers, host: 'any' },
      error: whole(await call('raw', { body: { error: { code: 7, message: 'no' } } })),
      tools: whole(await client.modern('/hub', 'tools/list', {})),
      discovered: whole(await client.modern('/m/mcp', 'server/discover', {})),
      log: [...hub.log],
    };
  } finally {
    await client.close();
    await far.close();
  }
}

function describe({ modern }: HttpClient): Promise<Reply> {
  return modern('/hub', 'tools/call', { name: 'describe_connection', arguments: { server: 'm' } });
}

function whole({ status, headers, text }: Reply): Json {
  return { status, type: headers.get('content-type'), text };
}

/** Which of two questions a client with a handshake has before it answers the first one. */
async function overStdio(policy: Policy): Promise<Json> {
  const client = stdioClient(testHub({}, policy));
  try {
    const clientInfo = { name: 'old', version: '1' };
    const params = { protocolVersion: '2025-11-25', capabilities: { elicitation: {} }, clientInfo };
    client.send({ id: 0, method: 'initialize', params });
    await client.next();
    client.send({ method: 'notifications/initialized' });
    const inputRequests = { first: question('1'), second: question('2') };
    const given = { result: { resultType: 'input_required', inputRequests } };
    const call = { name: 'call_tool', arguments: { server: 'm', tool: 'ask', arguments: given } };
    client.send({ id: 1, method: 'tools/call', params: call });
    const live = [await client.next()];
    client.send({ id: 2, method: 'ping' });
    while (live.at(-1)?.id !== 2 || 'method' in (live.at(-1) ?? {})) live.push(await client.next());
    return { live };
  } finally {
    await client.close();
  }
}

/** Whether a round is presented without waiting for anything outside of this program: no clock, no network. */
async function isAtOnce(policy: Policy): Promise<boolean> {
  let done = false;
  const round = { questions: [], dropped: [], requestState: 's' };
  const presented = Promise.resolve(policy.present(round, anyCall)).then(() => {
    done = true;
  });
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  const atOnce = done;
  await presented;
  return atOnce;
}

const anyCall: Call = {
  id: 1,
  caller: {
    clientId: 'alice',
    name: undefined,
    door: 'http',
    era: 'modern',
    revision: '2026-07-28',
    capabilities: {},
  },
  endpoint: 'm',
  server: 'm',
  method: 'tools/call',
  target: 'ask',
  params: {},
};

/** What is drawn anew each time, by its kind and length. */
function steady(text: string): string {
  return text
    .replace(/(?<="pid\\*":)\d+/g, '0')
    .replace(/[A-Za-z0-9_-]{20,}/g, (run) => `${/^[0-9a-f]+$/.test(run) ? 'hex' : 'text'} of ${run.length}`);
}
