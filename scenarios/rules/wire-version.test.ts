import { describe, expect, it } from 'vitest';
import { guilty, seen } from './testing/look.ts';
import { pairOf } from './testing/plans.ts';
import { type Exchange, envelope, error, probes } from './testing/probes.ts';
import { complete } from './testing/trace-builder.ts';
import { wireVersion } from './wire-version.ts';

const headers = { 'mcp-protocol-version': '2026-07-28' };
const listing = (_meta: object | undefined, answer: Partial<Exchange>): Exchange => ({
  body: { method: 'tools/list', params: _meta === undefined ? {} : { _meta: { ..._meta } } },
  headers,
  ...answer,
});
const unknown = envelope({ protocolVersion: '1900-01-01' });
const supported = { supported: ['2026-07-28'], requested: '1900-01-01' };

describe('wire.version', () => {
  it('holds where an unknown version is refused and the known ones are named', () => {
    const right = listing(unknown, error(-32022, 400, supported));
    expect(seen(wireVersion, probes([right]))).toEqual(['held']);
    const stdio = listing(unknown, error(-32022, undefined, supported));
    expect(seen(wireVersion, probes([stdio], pairOf('28..28/stdio..http')))).toEqual(['held']);
  });

  it.each([
    ['served', {}],
    ['refused with another code', error(-32602, 400)],
    ['refused with another status', error(-32022, 200, supported)],
    ['told nothing', error(-32022, 400)],
    ['told of other versions', error(-32022, 400, { supported: ['2025-11-25'], requested: 'x' })],
  ])('is broken where it is %s', (_, answer) => {
    expect(guilty(wireVersion, probes([listing(unknown, answer)]))).toHaveLength(1);
  });

  it.each([
    ['no envelope', undefined],
    ['an empty one', {}],
    ['one without capabilities', envelope({ clientCapabilities: undefined })],
  ])('wants a request with %s refused with 400 and -32602', (_, meta) => {
    expect(seen(wireVersion, probes([listing(meta, error(-32602, 400))]))).toEqual(['held']);
    for (const answer of [{}, error(-32602, 200), error(-32600, 400)]) {
      expect(seen(wireVersion, probes([listing(meta, answer)]))).toEqual(['broken']);
    }
  });

  it('sees nothing in whole envelopes, in versions that a hub may serve, and in handshakes', () => {
    expect(seen(wireVersion, probes([listing(envelope(), {})]))).toEqual([]);
    expect(seen(wireVersion, probes([listing(envelope({ protocolVersion: '2025-11-25' }), {})]))).toEqual([]);
    const hello = { body: { method: 'initialize', params: { protocolVersion: '2025-11-25' } }, headers: {} };
    expect(seen(wireVersion, probes([hello]))).toEqual([]);
    // Over standard streams a request without an envelope may be of another era.
    expect(seen(wireVersion, probes([listing(undefined, {})], pairOf('28..28/stdio..http')))).toEqual([]);
  });

  it('does not speak of hubs that serve as legacy servers', () => {
    const fence = { result: complete('echo', '2025-11-25') };
    expect(seen(wireVersion, probes([listing(unknown, {})], pairOf('28..11/http..http'), fence))).toEqual([
      'exempt',
    ]);
  });
});
