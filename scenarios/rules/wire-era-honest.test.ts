import { describe, expect, it } from 'vitest';
import { everywhere, playHonestly } from './testing/honest-hub.ts';
import { guilty, seen, where } from './testing/look.ts';
import { modern, pairOf, planOf } from './testing/plans.ts';
import { complete, failure, TraceBuilder } from './testing/trace-builder.ts';
import { wireEraHonest } from './wire-era-honest.ts';

describe('wire.era-honest', () => {
  it.each(['28..28/http..http', '28..06/stdio..stdio'])(
    'holds at %s where results say their type',
    (pattern) => {
      const saw = seen(wireEraHonest, playHonestly(planOf({}), pairOf(pattern), everywhere));
      expect(saw).toEqual(['held', 'held', 'held']);
    },
  );

  it.each(['28..28/http..http', '28..11/http..stdio'])('is broken at %s where one does not', (pattern) => {
    const builder = new TraceBuilder(planOf({}), pairOf(pattern));
    builder.clientGets(builder.clientCalls(0), { result: complete('done', '2025-06-18') });
    const found = guilty(wireEraHonest, builder.trace);
    expect(found).toMatchObject([
      { expected: 'a result with `resultType`, or a refusal', actual: 'the result has no `resultType`' },
    ]);
    expect(found.map(({ entry }) => where(entry))).toEqual(['front from-hub ann']);
  });

  it('sees nothing in refusals, in answers of clients or to nobody, and with legacy clients', () => {
    const builder = new TraceBuilder(planOf({}), modern);
    builder.clientGets(builder.clientCalls(0), failure(-32602));
    builder.add('front', 'to-hub', { jsonrpc: '2.0', id: 1, result: {} });
    builder.add('front', 'from-hub', { jsonrpc: '2.0', id: 'nobody asked', result: {} });
    expect(seen(wireEraHonest, builder.trace)).toEqual([]);
    expect(seen(wireEraHonest, playHonestly(planOf({}), pairOf('11..28/stdio..http')))).toEqual([]);
  });

  it('does not look at a handshake that a modern client tries', () => {
    const builder = new TraceBuilder(planOf({}), modern);
    const hello = builder.add('front', 'to-hub', { jsonrpc: '2.0', id: 1, method: 'initialize', params: {} });
    builder.clientGets(hello, { result: { protocolVersion: '2025-11-25' } });
    expect(seen(wireEraHonest, builder.trace)).toEqual([]);
  });
});
