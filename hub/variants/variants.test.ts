import { describe, expect, it } from 'vitest';
import { standardPolicy } from '../policy/index.ts';
import type { Json } from '../policy/types.ts';
import { httpClient, question, said, testHub } from '../testing/harness.ts';
import { variants } from './index.ts';

describe.each(variants)('variant $id', ({ id, policy }) => {
  it('carries every answer to the question it answers', async () => {
    const client = await httpClient(
      testHub(
        {},
        policy(standardPolicy, () => {}),
      ),
    );
    const inputRequests = { first: question('1'), second: question('2') };
    const call = {
      name: 'ask',
      arguments: { result: { resultType: 'input_required', inputRequests, requestState: 's' } },
    };
    const { body } = await client.modern('/m/mcp', 'tools/call', call);
    const shown = Object.entries(
      body.result?.inputRequests as Record<string, { params: { message: string } }>,
    );
    expect(shown.map(([key]) => key)).toEqual(
      { 'renamed-keys': ['question 1', 'question 2'], 'reversed-keys': ['second', 'first'] }[id] ?? [
        'first',
        'second',
      ],
    );
    const inputResponses = Object.fromEntries(
      shown.map(([key, { params }]) => [key, { action: 'accept', content: { a: params.message.at(-1) } }]),
    );
    const retry = { ...call, inputResponses, requestState: body.result?.requestState };
    const seen: Json = said((await client.modern('/m/mcp', 'tools/call', retry)).body);
    expect(seen).toMatchObject({
      requestState: 's',
      inputResponses: { first: { content: { a: '1' } }, second: { content: { a: '2' } } },
    });
    await client.close();
  });
});
