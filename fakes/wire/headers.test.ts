import { Buffer } from 'node:buffer';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeHeaderValue, flattenHeaders, modernHeaders } from './headers.ts';

/** What a server reads from a header field that may be encoded. */
function decode(value: string): string {
  const [, base64] = /^=\?base64\?(.*)\?=$/.exec(value) ?? [];
  return base64 === undefined ? value : Buffer.from(base64, 'base64').toString('utf8');
}

describe('encodeHeaderValue', () => {
  it.each([['ask1'], ['a b'], ['a\tb'], ['~!'], ['=?base64?x'], ['x?=']])('leaves %j plain', (value) => {
    expect(encodeHeaderValue(value)).toBe(value);
  });

  it.each([
    ['é', '=?base64?w6k=?='],
    [' a', '=?base64?IGE=?='],
    ['a ', '=?base64?YSA=?='],
    ['a\r\nx: y', '=?base64?YQ0KeDogeQ==?='],
    ['', '=?base64??='],
    ['=?base64?YQ==?=', '=?base64?PT9iYXNlNjQ/WVE9PT89?='],
  ])('encodes %j', (value, encoded) => {
    expect(encodeHeaderValue(value)).toBe(encoded);
  });

  it('can always be read back, and never breaks out of its field', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        const encoded = encodeHeaderValue(value);
        expect(encoded).toMatch(/^[\x21-\x7e](?:[\x20-\x7e\t]*[\x21-\x7e])?$/);
        expect(decode(encoded)).toBe(value);
      }),
    );
  });
});

describe('modernHeaders', () => {
  const _meta = { 'io.modelcontextprotocol/protocolVersion': '2026-07-28' };

  it('repeats version, method and name', () => {
    const message = { method: 'tools/call', params: { name: 'ask1', uri: 'not this', _meta } };
    expect(modernHeaders(message)).toEqual({
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': 'tools/call',
      'mcp-name': 'ask1',
    });
  });

  it('names a resource by its address', () => {
    expect(modernHeaders({ method: 'resources/read', params: { uri: 'fake://ä', _meta } })).toMatchObject({
      'mcp-name': '=?base64?ZmFrZTovL8Ok?=',
    });
  });

  it('says nothing of what is not there', () => {
    expect(modernHeaders({ method: 'tools/list', params: {} })).toEqual({ 'mcp-method': 'tools/list' });
    expect(modernHeaders({ method: 7, params: { name: 7 } })).toEqual({});
    expect(modernHeaders([])).toEqual({});
  });
});

describe('flattenHeaders', () => {
  it('gives each field one value', () => {
    expect(flattenHeaders({ a: '1', 'set-cookie': ['x', 'y'], gone: undefined })).toEqual({
      a: '1',
      'set-cookie': 'x, y',
      gone: '',
    });
  });
});
