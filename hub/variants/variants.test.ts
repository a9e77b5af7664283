import { beforeAll, describe, expect, it } from 'vitest';
import { mutants } from '../mutants/index.ts';
import { standardPolicy } from '../policy/index.ts';
import type { Json } from '../policy/types.ts';
import { httpClient, question, said, stdioClient, testHub } from '../testing/harness.ts';
import { observe } from '../testing/observe.ts';
import { variants } from './index.ts';

const inputRequests = { first: question('question 1'), second: question('question 2') };
const given = { result: { resultType: 'input_required', inputRequests, requestState: 's' } };

/** Which of the two questions it is, whatever a hub puts around its text. */
function answerTo(params: unknown): Json {
  const { message } = params as { message: string };
  return { action: 'accept', content: { a: /question ([12])/.exec(message)?.[1] } };
}

const answered = {
  requestState: 's',
  inputResponses: { first: { content: { a: '1' } }, second: { content: { a: '2' } } },
};

let standard: Json;
beforeAll(async () => {
  standard = await observe(standardPolicy);
});

it('the standard hub looks the same each time', async () => {
  expect(await observe(standardPolicy)).toEqual(standard);
});

it('no two variants or mutants have one id', () => {
  const ids = [...variants, ...mutants].map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

describe.each(variants)('variant $id', ({ policy }) => {
  const hub = () =>
    testHub(
      {},
      policy(standardPolicy, () => {}),
    );

  it('carries every answer to the question it answers', async () => {
    const client = await httpClient(hub());
    const call = { name: 'ask', arguments: given };
    const { body } = await client.modern('/m/mcp', 'tools/call', call);
    const shown = Object.entries(body.result?.inputRequests as Record<string, { params: Json }>);
    expect(shown).toHaveLength(2);
    const inputResponses = Object.fromEntries(shown.map(([key, { params }]) => [key, answerTo(params)]));
    const retry = { ...call, inputResponses, requestState: body.result?.requestState };
    expect(said((await client.modern('/m/mcp', 'tools/call', retry)).body)).toMatchObject(answered);
    await client.close();
  });

  it('carries every live answer to the question it answers', async () => {
    const client = stdioClient(hub());
    const clientInfo = { name: 'old', version: '1' };
    const params = { protocolVersion: '2025-11-25', capabilities: { elicitation: {} }, clientInfo };
    client.send({ id: 0, method: 'initialize', params });
    await client.next();
    client.send({ method: 'notifications/initialized' });
    const call = { name: 'call_tool', arguments: { server: 'm', tool: 'ask', arguments: given } };
    client.send({ id: 1, method: 'tools/call', params: call });
    let message = await client.next();
    for (let asked = 0; asked < 2; asked++) {
      client.send({ id: message.id, result: answerTo(message.params) });
      message = await client.next();
    }
    expect(said(message)).toMatchObject(answered);
    await client.close();
  });

  it('differs from the standard hub in what can be seen', async () => {
    expect(await observe(policy(standardPolicy, () => {}))).not.toEqual(standard);
  });
});
