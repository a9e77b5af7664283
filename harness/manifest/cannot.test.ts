import { describe, expect, it } from 'vitest';
import { selectPairs } from '../model/pair.ts';
import { whyNot } from './cannot.ts';
import { parseManifest } from './load.ts';

const manifest = parseManifest(
  JSON.stringify({
    name: 'bridge',
    version: '1',
    children: { transports: ['stdio'], max: 1 },
    doors: { http: { command: ['x', '{child.shell}', '{port}'], ready: { url: '/' }, path: '/mcp' } },
    cannot: [{ client: '06', child: '28', because: 'it bridges no eras' }],
  }),
  'hub.json',
);

describe('whyNot', () => {
  it.each([
    ['28..28/http..stdio', undefined],
    ['06..11/http..stdio', undefined],
    ['06..28/http..stdio', 'it bridges no eras'],
    ['28..28/stdio..stdio', 'the hub has no stdio door'],
    ['28..28/http..http', 'the hub reaches no children over HTTP'],
  ])('at %s says %s', (pattern, because) => {
    expect(selectPairs(pattern).map((pair) => whyNot(manifest, pair))).toEqual([because]);
  });
});
