import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canariesIn, firstLeak } from './leaks.ts';

const canary = 'canary1message';

describe('canariesIn', () => {
  it('finds each word once, wherever it stands', () => {
    expect(canariesIn({ a: ['x canary1message.', { canary2thekey: 'canary1message' }], b: 3 })).toEqual([
      'canary1message',
      'canary2thekey',
    ]);
    expect(canariesIn({ a: 'canary', b: 'canaries' })).toEqual([]);
    expect(canariesIn(undefined)).toEqual([]);
  });
});

describe('firstLeak', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 12 });
  const writings: [string, (text: string) => string][] = [
    ['plain', (whole) => whole],
    ['as JSON', (whole) => JSON.stringify({ whole })],
    ['percent-encoded', encodeURIComponent],
    ['in base64', (whole) => Buffer.from(whole).toString('base64')],
    ['in base64url', (whole) => Buffer.from(whole).toString('base64url')],
    ['in hexadecimal', (whole) => Buffer.from(whole).toString('hex')],
  ];

  it.each(writings)('finds a word %s, whatever stands around it', (_, write) => {
    fc.assert(
      fc.property(text, text, (before, behind) => {
        fc.pre(!/[\ud800-\udfff]/u.test(before + behind));
        const line = `x ${write(`${before}${canary}${behind}`)} y`;
        expect(firstLeak(['nothing', line], ['canary0other', canary])).toMatchObject({ canary, line });
      }),
    );
  });

  it('finds nothing in other lines', () => {
    const lines = ['', 'canary', Buffer.from('canary1massage of another kind').toString('base64')];
    expect(firstLeak(lines, [canary])).toBeUndefined();
    expect(firstLeak([], [canary])).toBeUndefined();
  });
});
