import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { guilty, seen } from './testing/look.ts';
import { pairOf } from './testing/plans.ts';
import { type Exchange, error, plain, probes } from './testing/probes.ts';
import { complete } from './testing/trace-builder.ts';
import { wireHeadersIn } from './wire-headers-in.ts';

const right = error(-32020, 400);

/** A plain call with other header fields (undefined: without), and its answer. */
function sending(fields: Record<string, string | undefined>, answer: Partial<Exchange>): Exchange {
  const headers = Object.fromEntries(
    Object.entries({ ...plain.headers, ...fields }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
  const changed = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value ?? null]));
  return { ...plain, probe: { ...plain.probe, headers: changed }, headers, ...answer };
}

const encoded = (name: string) => `=?base64?${Buffer.from(name).toString('base64')}?=`;
const wrong: Record<string, string | undefined>[] = [
  { 'mcp-method': 'tools/list' },
  { 'mcp-method': undefined },
  { 'mcp-name': 'other' },
  { 'mcp-name': undefined },
  { 'mcp-name': encoded('other') },
  { 'mcp-protocol-version': '2025-11-25' },
];

describe('wire.headers-in', () => {
  it.each(wrong)('wants %j refused with 400 and -32020', (fields) => {
    expect(seen(wireHeadersIn, probes([plain, sending(fields, right)]))).toEqual(['held']);
    for (const answer of [{}, error(-32020, 200), error(-32600, 400)]) {
      expect(seen(wireHeadersIn, probes([plain, sending(fields, answer)]))).toEqual(['broken']);
    }
  });

  it('takes a version that is not spoken for a reason too', () => {
    const fields = { 'mcp-protocol-version': '2025-11-25' };
    expect(seen(wireHeadersIn, probes([plain, sending(fields, error(-32022, 400))]))).toEqual(['held']);
    expect(seen(wireHeadersIn, probes([plain, sending({ 'mcp-name': 'x' }, error(-32022, 400))]))).toEqual([
      'broken',
    ]);
  });

  it('wants an encoded name that agrees let through to whatever comes of it', () => {
    const fields = { 'mcp-name': encoded('echo1') };
    expect(seen(wireHeadersIn, probes([plain, sending(fields, {})]))).toEqual(['held']);
    expect(seen(wireHeadersIn, probes([plain, sending(fields, error(-32602))]))).toEqual(['held']);
    const found = guilty(wireHeadersIn, probes([plain, sending(fields, right)]));
    expect(found.map(({ actual }) => actual)).toEqual(['HTTP 400 with error -32020']);
  });

  it('says nothing about a missing version, about requests as they should be, and where a plain call fails', () => {
    expect(seen(wireHeadersIn, probes([plain, sending({ 'mcp-protocol-version': undefined }, {})]))).toEqual(
      [],
    );
    expect(seen(wireHeadersIn, probes([plain]))).toEqual([]);
    expect(seen(wireHeadersIn, probes([{ ...plain, ...right }, sending({ 'mcp-name': 'x' }, {})]))).toEqual(
      [],
    );
  });

  it('does not speak of hubs that serve as legacy servers, nor of other clients', () => {
    const wrongName = sending({ 'mcp-name': 'x' }, {});
    const legacy = probes([plain, wrongName], pairOf('28..11/http..stdio'), {
      result: complete('echo', '2025-11-25'),
    });
    expect(seen(wireHeadersIn, legacy)).toEqual(['exempt']);
    expect(seen(wireHeadersIn, probes([plain, wrongName], pairOf('11..28/http..http')))).toEqual([]);
    expect(seen(wireHeadersIn, probes([plain, wrongName], pairOf('28..28/stdio..http')))).toEqual([]);
  });
});
