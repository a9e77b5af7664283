import { describe, expect, it } from 'vitest';
import { seen } from './testing/look.ts';
import { pairOf } from './testing/plans.ts';
import { type Exchange, error, plain, probes } from './testing/probes.ts';
import { wireOrigin } from './wire-origin.ts';

const foreign = (answer: Partial<Exchange>): Exchange => ({
  ...plain,
  probe: { ...plain.probe, headers: { origin: 'https://evil.example' } },
  headers: { ...plain.headers, origin: 'https://evil.example' },
  ...answer,
});
const old = pairOf('06..06/http..http');

describe('wire.origin', () => {
  it('holds at 403, with or without a message', () => {
    expect(seen(wireOrigin, probes([plain, foreign(error(-32600, 403))]))).toEqual(['held']);
    expect(seen(wireOrigin, probes([plain, foreign({ answer: {}, status: 403 })]))).toEqual(['held']);
  });

  it('is broken where the request is served, or refused with another status', () => {
    expect(seen(wireOrigin, probes([plain, foreign({})]))).toEqual(['broken']);
    expect(seen(wireOrigin, probes([plain, foreign(error(-32600, 400))]))).toEqual(['broken']);
  });

  it('takes any refusal from a hub of 2025-06-18, which names no status', () => {
    expect(seen(wireOrigin, probes([plain, foreign(error(-32600, 400))], old))).toEqual(['held']);
    expect(seen(wireOrigin, probes([plain, foreign({})], old))).toEqual(['broken']);
  });

  it('sees nothing where the same request without an origin fails too, and on standard streams', () => {
    expect(seen(wireOrigin, probes([{ ...plain, ...error(-32603) }, foreign({})]))).toEqual([]);
    expect(seen(wireOrigin, probes([plain, foreign({})], pairOf('28..28/stdio..http')))).toEqual([]);
    expect(seen(wireOrigin, probes([plain]))).toEqual([]);
  });
});
