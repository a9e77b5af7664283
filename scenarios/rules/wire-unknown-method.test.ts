import { describe, expect, it } from 'vitest';
import { seen } from './testing/look.ts';
import { pairOf } from './testing/plans.ts';
import { type Exchange, error, plain, probes } from './testing/probes.ts';
import { complete } from './testing/trace-builder.ts';
import { wireUnknownMethod } from './wire-unknown-method.ts';

const stdio = pairOf('28..28/stdio..http');
const used = (answer: Partial<Exchange>): Exchange => ({ body: { method: 'x-vendor/fly' }, ...answer });

describe('wire.unknown-method', () => {
  it('holds at -32601, over HTTP with 404', () => {
    expect(seen(wireUnknownMethod, probes([used(error(-32601, 404))]))).toEqual(['held']);
    expect(seen(wireUnknownMethod, probes([used(error(-32601))], stdio))).toEqual(['held']);
  });

  it.each([
    ['a result', {}],
    ['another code', error(-32602, 404)],
    ['another status', error(-32601, 200)],
  ])('is broken at %s', (_, answer) => {
    expect(seen(wireUnknownMethod, probes([used(answer)]))).toEqual(['broken']);
  });

  it('sees nothing in methods that there may be, and does not speak of legacy servers', () => {
    expect(seen(wireUnknownMethod, probes([plain, { body: { method: 'prompts/list' } }]))).toEqual([]);
    const fence = { result: complete('echo', '2025-11-25') };
    expect(seen(wireUnknownMethod, probes([used({})], pairOf('28..11/http..http'), fence))).toEqual([
      'exempt',
    ]);
    expect(seen(wireUnknownMethod, probes([used({})], pairOf('11..28/http..http')))).toEqual([]);
  });
});
