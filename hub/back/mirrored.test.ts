import { expect, it } from 'vitest';
import { mirrored } from './mirrored.ts';

const text = (name: unknown, more: object = {}) => ({ type: 'string', 'x-mcp-header': name, ...more });
const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more });

it.each([
  ['no schema', undefined, []],
  ['no mark', object({ a: { type: 'string' } }), []],
  [
    'marks at any depth',
    object({ a: text('A'), b: object({ c: text('C') }) }),
    [
      { path: ['a'], name: 'A' },
      { path: ['b', 'c'], name: 'C' },
    ],
  ],
  ['an argument of that name', object({ 'x-mcp-header': { type: 'string' } }), []],
  ['data that looks like a mark', object({ a: { type: 'string', default: { 'x-mcp-header': 1 } } }), []],
])('finds in a schema with %s what it marks', (_what, schema, marked) => {
  expect(mirrored(schema)).toEqual(marked);
});

it.each([
  ['an empty name', object({ a: text('') })],
  ['a blank in the name', object({ a: text('a b') })],
  ['a line end in the name', object({ a: text('a\r\nb') })],
  ['a name that is no text', object({ a: text(1) })],
  ['a number', object({ a: text('A', { type: 'number' }) })],
  ['an object', object({ a: text('A', { type: 'object' }) })],
  ['one name twice', object({ a: text('Same'), b: text('sAME') })],
  ['the whole input', text('A', { type: 'object' })],
  ['an item', object({ a: { type: 'array', items: text('A') } })],
  ['an alternative', object({}, { oneOf: [object({ a: text('A') })] })],
  ['a condition', object({}, { if: object({ a: text('A') }) })],
  ['a definition', object({}, { $defs: { d: text('A') } })],
])('calls a mark on %s a fault', (_what, schema) => {
  expect(mirrored(schema)).toHaveProperty('fault');
});
