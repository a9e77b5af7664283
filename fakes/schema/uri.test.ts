import { expect, it } from 'vitest';
import { isUri } from './uri.ts';

it.each([
  'https://example.test/a?b#c',
  'file:///a',
  'urn:x',
  'mailto:a@example.test',
  'https://exämple.test/ü',
])('takes %s', (text) => expect(isUri(text)).toBe(true));

it.each(['', 'a', '/a/b', '://x', '1a:b', 'https://example.test/a b', 'x:\u0000', 'x:\n'])(
  'refuses %j',
  (text) => expect(isUri(text)).toBe(false),
);
