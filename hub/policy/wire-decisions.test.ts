import { expect, it } from 'vitest';
import { fromThisMachine } from './from-this-machine.ts';
import { httpError } from './http-error.ts';
import { versions } from './versions.ts';

it.each([
  [{}, true],
  [{ host: '127.0.0.1:80', origin: 'http://localhost:5173' }, true],
  [{ host: '[::1]:80' }, true],
  [{ origin: 'https://evil.example' }, false],
  [{ origin: 'http://127.0.0.1.evil.example' }, false],
  [{ origin: 'null' }, false],
  [{ host: 'rebound.example:80' }, false],
])('fromThisMachine: %j is %s', (headers, expected) => {
  expect(fromThisMachine(new Headers(headers), undefined)).toBe(expected);
});

it('httpError: the status that a code asks for, unless one was chosen', () => {
  const statusOf = (code: number, status = 200) => httpError({ status, error: { code } }).status;
  expect([-32601, -32020, -32021, -32022, -32602].map((code) => statusOf(code))).toEqual([
    404, 400, 400, 400, 200,
  ]);
  expect(statusOf(-32601, 401)).toBe(401);
});

it('versions: what is served, modern last', () => {
  expect(versions()).toEqual(['2025-11-25', '2025-06-18', '2026-07-28']);
});
