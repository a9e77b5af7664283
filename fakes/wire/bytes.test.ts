import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { bytesAsText, parseBody } from './bytes.ts';

describe('bytesAsText', () => {
  it('leaves UTF-8 as it is, a byte order mark included', () => {
    expect(bytesAsText(Buffer.from('\ufeff{"a":"é"}'))).toBe('\ufeff{"a":"é"}');
    expect(bytesAsText(Buffer.alloc(0))).toBe('');
  });

  it.each([[[0xff]], [[0x41, 0xc0, 0x80]], [[0xed, 0xa0, 0x80]], [[0xe2, 0x82]]])(
    'keeps the bytes %j, which are no UTF-8',
    (bytes) => {
      const text = bytesAsText(Buffer.from(bytes));
      expect(text).toMatch(/^base64:/);
      expect([...Buffer.from(text.slice('base64:'.length), 'base64')]).toEqual(bytes);
    },
  );
});

describe('parseBody', () => {
  it('tells a body that is null from no body', () => {
    expect(parseBody('null')).toEqual({ body: null });
    expect(parseBody('')).toBeUndefined();
    expect(parseBody('{"a":1')).toBeUndefined();
    expect(parseBody('{"a":1}\r')).toEqual({ body: { a: 1 } });
  });
});
