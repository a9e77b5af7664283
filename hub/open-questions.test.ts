import { afterEach, beforeEach, expect, it } from 'vitest';
import { type HttpClient, httpClient, question, said, testHub } from './testing/harness.ts';

let client: HttpClient;
beforeEach(async () => {
  client = await httpClient(testHub({ MCP_CLIENT_SLOTS: '4' }));
});
afterEach(() => client.close());

const call = (name: string, options = {}) => client.modern('/m/mcp', 'tools/call', { name }, options);
const hanging = async () => said((await call('seen', { token: 'b' })).body).hung;

it('200 open questions take no slot: a new call is served, and every question can still be answered', async () => {
  const asks = { resultType: 'input_required', inputRequests: { q: question('x') }, requestState: 's' };
  const ask = { name: 'ask', arguments: { result: asks } };
  const open = await Promise.all(
    Array.from({ length: 200 }, () => client.modern('/m/mcp', 'tools/call', ask)),
  );
  expect(open.every(({ body }) => body.result?.resultType === 'input_required')).toBe(true);
  expect((await call('seen')).body.result).toBeDefined();
  const answered = await Promise.all(
    open.map(({ body }) => {
      const retry = { requestState: body.result?.requestState, inputResponses: { q: { action: 'decline' } } };
      return client.modern('/m/mcp', 'tools/call', { ...ask, ...retry });
    }),
  );
  expect(answered.every((reply) => said(reply.body).requestState === 's')).toBe(true);
});

it('calls that hang take the slots of their client alone, and give them back', async () => {
  const gone = new AbortController();
  const hung = Array.from({ length: 4 }, () => call('hang', { signal: gone.signal }).catch(() => 'gone'));
  await expect.poll(hanging).toBe(4);
  let served = false;
  const fifth = call('seen').then((reply) => {
    served = true;
    return said(reply.body);
  });
  // Bob is served meanwhile, again and again, so the fifth has had its time.
  for (let times = 0; times < 5; times++) expect(await hanging()).toBe(4);
  expect(served).toBe(false);
  gone.abort();
  expect(await Promise.all(hung)).toEqual(Array(4).fill('gone'));
  expect(await fifth).toMatchObject({ hung: 4 });
});
