import { expect, it } from 'vitest';
import { paramHeaders } from './param-headers.ts';

const schema = (property: object) => ({ type: 'object', properties: { a: property } });
const marked = schema({ type: 'string', 'x-mcp-header': 'Region' });

it.each([
  ['us-west1', 'us-west1'],
  ['two words', 'two words'],
  ['Hello, 世界', '=?base64?SGVsbG8sIOS4lueVjA==?='],
  [' padded ', '=?base64?IHBhZGRlZCA=?='],
  ['line1\nline2', '=?base64?bGluZTEKbGluZTI=?='],
  ['=?base64?literal?=', '=?base64?PT9iYXNlNjQ/bGl0ZXJhbD89?='],
  [42, '42'],
  [false, 'false'],
])('mirrors %j as %s', (value, header) => {
  expect(paramHeaders(marked, { a: value })).toEqual({ 'mcp-param-Region': header });
});

it.each([
  ['a null', marked, { a: null }],
  ['what is not there', marked, {}],
  [
    'an argument of the prototype',
    { type: 'object', properties: { toString: { type: 'string', 'x-mcp-header': 'X' } } },
    {},
  ],
  ['what is not marked', schema({ type: 'string' }), { a: 'x' }],
  ['what is marked wrongly', schema({ type: 'string', 'x-mcp-header': 'a b' }), { a: 'x' }],
  ['without a schema', undefined, { a: 'x' }],
])('leaves out %s', (_what, inputSchema, given) => {
  expect(paramHeaders(inputSchema, given)).toEqual({});
});

it('finds a mark inside of an object', () => {
  const inner = schema({ ...schema({ type: 'integer', 'x-mcp-header': 'Depth' }), type: 'object' });
  expect(paramHeaders(inner, { a: { a: 7 } })).toEqual({ 'mcp-param-Depth': '7' });
});
