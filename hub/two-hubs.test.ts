import { afterEach, expect, it } from 'vitest';
import { type HttpClient, httpClient, question, said, testHub } from './testing/harness.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** A hub named `far` behind a hub. */
async function setUp(): Promise<HttpClient> {
  const far = await httpClient(testHub());
  ends.push(far.close);
  const headers = { authorization: 'Bearer b' };
  const near = await httpClient(
    testHub({ MCP_STATE_SECRET: 'another' }, undefined, { far: { url: `${far.url}/m/mcp`, headers } }),
  );
  ends.push(near.close);
  return near;
}

it('a question passes two hubs and is attributed once, by the one that the person knows', async () => {
  const client = await setUp();
  const asks = (message: string) => ({
    resultType: 'input_required',
    inputRequests: { q: question(message) },
    requestState: 'own',
  });
  const ask = { name: 'ask', arguments: { result: asks('May I?'), ever: true } };
  let extra = {};
  for (let round = 1; round <= 8; round++) {
    const { body } = await client.modern('/far/mcp', 'tools/call', { ...ask, ...extra });
    const message = 'Server "far" asks:\n\n> Server "m" asks:\n\nMay I?';
    expect(body.result).toMatchObject({ inputRequests: { q: { params: { message } } } });
    extra = { requestState: body.result?.requestState, inputResponses: { q: { action: 'decline' } } };
  }
});

it('an answer passes two hubs, and comes to the child with its own state', async () => {
  const client = await setUp();
  const asks = { resultType: 'input_required', inputRequests: { q: question('x') }, requestState: ' own= ' };
  const ask = { name: 'ask', arguments: { result: asks } };
  const { body } = await client.modern('/far/mcp', 'tools/call', ask);
  const inputResponses = { q: { action: 'accept', content: { a: 'ä', n: 0.1 } } };
  const retry = { ...ask, inputResponses, requestState: body.result?.requestState };
  const done = await client.modern('/far/mcp', 'tools/call', retry);
  expect(said(done.body)).toMatchObject({ inputResponses, requestState: ' own= ' });
  // Neither hub lets the state of the other pass for its own.
  const swapped = await client.modern('/m/mcp', 'tools/call', retry);
  expect(swapped.body.error?.code).toBe(-32602);
});
