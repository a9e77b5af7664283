import { expect, it } from 'vitest';
import { answerPush } from './answer-push.ts';
import { cleanResult } from './clean-result.ts';
import { errorCode } from './error-code.ts';
import { fits } from './fits.ts';
import { mayAsk } from './may-ask.ts';
import { passesOn } from './passes-on.ts';
import { present } from './present.ts';
import { safeUrl } from './safe-url.ts';
import { shapeForLegacy } from './shape-for-legacy.ts';
import { stripMeta } from './strip-meta.ts';

it('fits: inclusive, in bytes of UTF-8, as received and as shown', () => {
  expect(fits('é', 'abcd', 4)).toBe(true);
  expect(fits('ééé', 'a', 4)).toBe(false);
  expect(fits('a', 'abcde', 4)).toBe(false);
  expect(fits({ a: 'é' }, {}, 10)).toBe(true);
  expect(fits({ a: 'é' }, {}, 9)).toBe(false);
});

it('mayAsk: up to the cap, the first included', () => {
  expect([1, 8, 9].map((round) => mayAsk(round, 8))).toEqual([true, true, false]);
});

it.each([
  'https://x.example/a?b=%E2%80%AE#c',
  'http://127.0.0.1:8080/',
  'http://localhost/',
  'http://[::1]/',
])('safeUrl: %s', (url) => {
  expect(safeUrl(url)).toBe(true);
});

it.each([
  'http://x.example/',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  'https://user@x.example/',
  'https://good.example\\@evil.example/',
  'https://x.example/\u202e',
  'https://x.\u00adexample/',
  'http://127.0.0.1.evil.example/',
  'not a url',
  7,
])('safeUrl: not %j', (url) => {
  expect(safeUrl(url)).toBe(false);
});

it('stripMeta: beside and inside the params, and nothing else', () => {
  const params = { message: 'm', vendor: { _meta: 'kept' } };
  expect(stripMeta({ method: 'x', vendor: 1, _meta: { a: 1 }, params: { ...params, _meta: {} } })).toEqual({
    method: 'x',
    vendor: 1,
    params,
  });
});

it('present: an empty round is a refusal only where something was dropped', () => {
  const dropped = [{ method: 'roots/list', because: 'x' }];
  expect(present({ questions: [], dropped, requestState: 's' })).toHaveProperty('refused');
  expect(present({ questions: [], dropped: [], requestState: 's' })).toEqual({
    result: { resultType: 'input_required', requestState: 's' },
  });
});

it('shapeForLegacy: no mode at 2025-06-18, an id for a url at 2025-11-25, nothing where it cannot be said', () => {
  const form = {
    method: 'm',
    params: { mode: 'form', message: 'x', requestedSchema: { type: 'object', properties: {} } },
  };
  const url = { method: 'm', params: { mode: 'url', message: 'x', url: 'u' } };
  const list = {
    method: 'm',
    params: { message: 'x', requestedSchema: { type: 'object', properties: { a: { type: 'array' } } } },
  };
  expect(shapeForLegacy(form, '2025-06-18')?.params).not.toHaveProperty('mode');
  expect(shapeForLegacy(form, '2025-11-25')).toEqual(form);
  expect(shapeForLegacy(url, '2025-06-18')).toBeUndefined();
  expect(shapeForLegacy(url, '2025-11-25')?.params).toMatchObject({ elicitationId: expect.any(String) });
  expect(shapeForLegacy(list, '2025-06-18')).toBeUndefined();
  expect(shapeForLegacy(list, '2025-11-25')).toEqual(list);
});

it('cleanResult: reserved keys go, all else stays', () => {
  const _meta = {
    'io.modelcontextprotocol/serverInfo': 1,
    'dev.mcp/x': 1,
    'com.example.mcp/x': 1,
    progressToken: 1,
    traceparent: 1,
  };
  expect(cleanResult({ content: [], vendor: 1, _meta }, 'modern')).toEqual({
    content: [],
    vendor: 1,
    _meta: { 'com.example.mcp/x': 1, traceparent: 1 },
  });
  const asks = { content: [], resultType: 'input_required', inputRequests: {}, requestState: 's' };
  expect(cleanResult(asks, 'legacy')).toEqual({ content: [] });
});

it('errorCode: own codes stay, misleading ones do not', () => {
  const kept = [-32602, -32601, -32603, -32021, -32000, 7];
  expect(kept.map((code) => errorCode(code, 'modern'))).toEqual(kept);
  const misleading = [-32042, -32020, -32022, -32050, -32099, 1.5];
  expect(misleading.map((code) => errorCode(code, 'modern'))).toEqual(Array(6).fill(-32603));
  expect(errorCode(-32002, 'modern')).toBe(-32602);
  expect(errorCode(-32002, 'legacy')).toBe(-32002);
});

it('passesOn: lists and completions, never what only servers ask for', () => {
  expect(['tools/list', 'resources/templates/list', 'completion/complete'].every(passesOn)).toBe(true);
  const others = ['elicitation/create', 'sampling/createMessage', 'roots/list', 'tools/call', 'toString'];
  expect(others.some(passesOn)).toBe(false);
});

it('answerPush: nothing, so that it is refused', () => {
  expect(answerPush('sampling/createMessage')).toBeUndefined();
});
