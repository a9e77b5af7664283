import { expect, it } from 'vitest';
import { type Policy, standardPolicy } from '../policy/index.ts';
import type { Json } from '../policy/types.ts';
import {
  type HttpClient,
  httpClient,
  question,
  type Reply,
  said,
  stdioClient,
  testHub,
} from '../testing/harness.ts';
import { mutants } from './index.ts';

const ask = (inputRequests: Json, more: Json = {}) => ({
  name: 'ask',
  arguments: { result: { resultType: 'input_required', inputRequests, requestState: 'own= ' }, ...more },
});
const shown = (reply: Reply) =>
  reply.body.result?.inputRequests as Record<string, { params: Json }> | undefined;

/** What one call over HTTP comes to: the first round, then the retry with `response` by `token`. */
async function rounds(
  http: HttpClient,
  call: Json,
  response: Json,
  token = 'a',
  state = (sealed: string) => sealed,
) {
  const first = await http.modern('/m/mcp', 'tools/call', call);
  const requestState = state(String(first.body.result?.requestState));
  const inputResponses = { q: response };
  return {
    first,
    second: await http.modern('/m/mcp', 'tools/call', { ...call, inputResponses, requestState }, { token }),
  };
}

async function legacyCall(http: HttpClient): Promise<Json> {
  const params = {
    protocolVersion: '2025-11-25',
    capabilities: { elicitation: {} },
    clientInfo: { name: 'old', version: '1' },
  };
  const opened = await http.post('/m/mcp', { jsonrpc: '2.0', id: 0, method: 'initialize', params });
  const session = { 'mcp-session-id': opened.headers.get('mcp-session-id') ?? '' };
  const seen = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'seen' } };
  return said((await http.post('/m/mcp', seen, session)).body);
}

const capabilitiesSeen = (seen: Json) => (seen._meta as Json)['io.modelcontextprotocol/clientCapabilities'];
const q = question('x');

/** By requirement: does a client or a child see it broken? */
const broken: Record<string, (http: HttpClient) => Promise<boolean>> = {
  'carry.question': async (http) => {
    const { first } = await rounds(http, ask({ q, r: q }), {});
    return Object.keys(shown(first) ?? {}).length !== 2;
  },
  'carry.answer': async (http) => {
    const { second } = await rounds(http, ask({ q }), { action: 'accept', content: { a: 1.5 } });
    return (
      JSON.stringify(said(second.body).inputResponses) !== '{"q":{"action":"accept","content":{"a":1.5}}}'
    );
  },
  'carry.refusal': async (http) => {
    const { second } = await rounds(http, ask({ q }), { action: 'cancel' });
    return JSON.stringify(said(second.body).inputResponses) !== '{"q":{"action":"cancel"}}';
  },
  'carry.child-state': async (http) => {
    const { second } = await rounds(http, ask({ q }), { action: 'cancel' });
    return said(second.body).requestState !== 'own= ';
  },
  'isolate.caller': async (http) => {
    await http.modern('/m/mcp', 'tools/call', ask({ secret: question('for alice') }), { token: 'a' });
    const bob = await http.modern('/m/mcp', 'tools/call', ask({ q }), { token: 'b' });
    return JSON.stringify(bob.body).includes('for alice');
  },
  'attribute.exact': async (http) => {
    const { first } = await rounds(http, ask({ q }), {});
    return !String(shown(first)?.q?.params.message).startsWith('Server "m" asks:');
  },
  'strip.bidi': async (http) => {
    const { first } = await rounds(http, ask({ q: question('a\u061cb\u202ec') }), {});
    return /\p{Bidi_Control}/u.test(JSON.stringify(shown(first)));
  },
  'only.no-sampling': async (http) => {
    const capabilities = { elicitation: {}, sampling: {} };
    const call = ask({ q, s: { method: 'sampling/createMessage', params: { messages: [], maxTokens: 1 } } });
    return 's' in (shown(await http.modern('/m/mcp', 'tools/call', call, { capabilities })) ?? {});
  },
  'meta.question': async (http) => {
    const { first } = await rounds(
      http,
      ask({ q: question('x', { _meta: { progressToken: 'theirs' } }) }),
      {},
    );
    return JSON.stringify(first.body).includes('theirs');
  },
  'seal.forged': async (http) => {
    const flipLast = (state: string) =>
      state.slice(0, -2) + (state.at(-2) === 'A' ? 'B' : 'A') + state.at(-1);
    return (
      (await rounds(http, ask({ q }), { action: 'cancel' }, 'a', flipLast)).second.body.result !== undefined
    );
  },
  'seal.client': async (http) =>
    (await rounds(http, ask({ q }), { action: 'cancel' }, 'b')).second.body.result !== undefined,
  'seal.rounds': async (http) => {
    const call = ask({ q }, { ever: true });
    let reply = await http.modern('/m/mcp', 'tools/call', call);
    for (let round = 0; round < 8; round++) {
      const retry = {
        requestState: reply.body.result?.requestState,
        inputResponses: { q: { action: 'decline' } },
      };
      reply = await http.modern('/m/mcp', 'tools/call', { ...call, ...retry });
    }
    return reply.body.result !== undefined;
  },
  'announce.per-request': async (http) => {
    await http.modern('/m/mcp', 'tools/call', { name: 'seen' });
    const seen = said(
      (await http.modern('/m/mcp', 'tools/call', { name: 'seen' }, { capabilities: {} })).body,
    );
    return 'elicitation' in (capabilitiesSeen(seen) as Json);
  },
  'announce.legacy-http': async (http) => 'elicitation' in (capabilitiesSeen(await legacyCall(http)) as Json),
  'wire.schema': async (http) => {
    const seen = said((await http.modern('/m/mcp', 'tools/call', { name: 'seen' })).body);
    return !('version' in ((seen._meta as Json)['io.modelcontextprotocol/clientInfo'] as Json));
  },
};

/** The requirements that a hub of this policy is seen to break over HTTP. */
async function brokenBy(policy: Policy): Promise<string[]> {
  const http = await httpClient(testHub({}, policy));
  const found: string[] = [];
  for (const [requirement, isBroken] of Object.entries(broken))
    if (await isBroken(http)) found.push(requirement);
  await http.close();
  return found;
}

it('the standard hub breaks none', async () => {
  expect(await brokenBy(standardPolicy)).toEqual([]);
});

it.each(mutants)(
  'mutant $id breaks its requirement and no other',
  async ({ breaks, alsoBreaks = [], policy }) => {
    const found = await brokenBy(policy(standardPolicy, () => {}));
    expect(found.filter((id) => !alsoBreaks.includes(id))).toEqual(breaks in broken ? [breaks] : []);
  },
);

it('fallback.told is broken toward the child of a mute client over stdio', async () => {
  const mutant = mutants.find(({ breaks }) => breaks === 'fallback.told');
  const stdio = stdioClient(
    testHub(
      {},
      mutant?.policy(standardPolicy, () => {}),
    ),
  );
  const params = {
    protocolVersion: '2025-11-25',
    capabilities: {},
    clientInfo: { name: 'old', version: '1' },
  };
  stdio.send({ id: 0, method: 'initialize', params });
  await stdio.next();
  const call = { name: 'call_tool', arguments: { server: 'm', tool: 'seen', arguments: {} } };
  stdio.send({ id: 1, method: 'tools/call', params: call });
  expect(capabilitiesSeen(said(await stdio.next()))).toEqual({ elicitation: { form: {} } });
  await stdio.close();
});

it('every mutant has an id and a requirement of its own', () => {
  expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length);
  expect(new Set(mutants.map(({ breaks }) => breaks)).size).toBe(mutants.length);
});
