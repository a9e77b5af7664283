import { describe, expect, it } from 'vitest';
import { validateMessage } from './index.ts';

const problems = (content: unknown[]) =>
  validateMessage(
    '2025-11-25',
    'server',
    { jsonrpc: '2.0', id: 1, result: { content } },
    { method: 'tools/call' },
  );

describe('problems in plain words', () => {
  it.each([
    [{ type: 'text' }, '/result/content/0/text', 'is missing, but required here'],
    [{}, '/result/content/0/type', 'is missing, but required here'],
    ['x', '/result/content/0', 'is "x", expected a value of type object'],
    [
      { type: 'film' },
      '/result/content/0/type',
      'is "film", expected one of text, image, audio, resource_link, resource',
    ],
    [
      { type: 'text', text: 'x', annotations: { priority: 2 } },
      '/result/content/0/annotations/priority',
      'is 2, expected what `maximum: 1` allows',
    ],
    [
      { type: 'resource', resource: { uri: 'file:///a' } },
      '/result/content/0/resource',
      'is {"uri":"file:///a"}, expected contents with a `uri` and either `text` or `blob`',
    ],
    [
      { type: 'resource_link', name: 'a', uri: 'no scheme' },
      '/result/content/0/uri',
      'is "no scheme", expected a URI',
    ],
  ])('%j', (block, path, problem) => {
    expect(problems([block])).toEqual([{ path, problem }]);
  });

  it('tells every fault of a message', () => {
    expect(problems([{ type: 'text' }, { type: 'image', data: 'AAAA' }]).map(({ path }) => path)).toEqual([
      '/result/content/0/text',
      '/result/content/1/mimeType',
    ]);
  });

  it('cuts long values short', () => {
    const [first] = problems(['x'.repeat(1000)]);
    expect(first?.problem.length).toBeLessThan(150);
  });
});
