import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../harness/model/json.ts';
import { guilty, seen } from './testing/look.ts';
import { pairOf } from './testing/plans.ts';
import { type Exchange, envelope, error, probes } from './testing/probes.ts';
import { complete } from './testing/trace-builder.ts';
import { wireDiscover } from './wire-discover.ts';

const names = (...supportedVersions: string[]) => ({ answer: { result: { supportedVersions } } });
const discovery = (answer: Partial<Exchange>): Exchange => ({
  body: { method: 'server/discover', params: { _meta: envelope() } },
  ...answer,
});
const hello = (protocolVersion: string, answer: JsonObject): Exchange => ({
  body: { method: 'initialize', params: { protocolVersion } },
  answer,
});

describe('wire.discover', () => {
  it('holds where the answer names what is served', () => {
    expect(seen(wireDiscover, probes([discovery(names('2026-07-28'))]))).toEqual(['held']);
    const older = hello('2025-11-25', { result: { protocolVersion: '2025-11-25' } });
    expect(seen(wireDiscover, probes([discovery(names('2026-07-28', '2025-11-25')), older]))).toEqual([
      'held',
    ]);
  });

  it('does not ask whether a version works that nobody tried', () => {
    expect(seen(wireDiscover, probes([discovery(names('2026-07-28', '2099-01-01'))]))).toEqual(['held']);
  });

  it.each<[string, Exchange[]]>([
    ['the method is refused', [discovery(error(-32601, 404))]],
    ['no versions are named', [discovery({})]],
    ['the version that is served is not among them', [discovery(names('2025-11-25'))]],
    [
      'one of them is refused',
      [
        discovery(names('2026-07-28', '2099-01-01')),
        {
          body: { method: 'tools/list', params: { _meta: envelope({ protocolVersion: '2099-01-01' }) } },
          ...error(-32022, 400),
        },
      ],
    ],
    [
      'a handshake in one of them ends in another',
      [
        discovery(names('2026-07-28', '2024-11-05')),
        hello('2024-11-05', { result: { protocolVersion: '2025-11-25' } }),
      ],
    ],
  ])('is broken where %s', (_, exchanges) => {
    expect(guilty(wireDiscover, probes(exchanges))).toHaveLength(1);
  });

  it('sees nothing where nobody asked, and does not speak of legacy servers', () => {
    expect(seen(wireDiscover, probes([hello('2024-11-05', {})]))).toEqual([]);
    const fence = { result: complete('echo', '2025-11-25') };
    const legacy = probes([discovery(error(-32601))], pairOf('28..11/http..http'), fence);
    expect(seen(wireDiscover, legacy)).toEqual(['exempt']);
  });
});
