import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { decoded } from './decoded.ts';

const secret = 'the secret: ü';
const reads = (text: string) => decoded(text).some((one) => one.includes(secret));

describe('decoded', () => {
  it.each([
    ['as it is', `a.${secret}.b`],
    ['base64', Buffer.from(secret).toString('base64')],
    ['base64url between dots', `v1.${Buffer.from(secret).toString('base64url')}.c2lnbmF0dXJl`],
    ['hexadecimal', Buffer.from(secret).toString('hex')],
    ['percent-encoding', encodeURIComponent(secret)],
    ['twice base64', Buffer.from(Buffer.from(secret).toString('base64')).toString('base64')],
    ['JSON in base64', Buffer.from(JSON.stringify({ state: secret })).toString('base64')],
  ])('reads %s', (_, text) => {
    expect(reads(text)).toBe(true);
  });

  it('reads nothing where there is nothing, and ends on anything', () => {
    expect(reads('')).toBe(false);
    expect(reads(Buffer.from('something else').toString('base64'))).toBe(false);
    expect(decoded('A'.repeat(100_000)).length).toBeLessThan(20);
    expect(decoded('%E0%A4%A').length).toBeGreaterThan(0);
  });
});
