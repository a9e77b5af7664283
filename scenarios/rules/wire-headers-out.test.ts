import { describe, expect, it } from 'vitest';
import { guilty, seen } from './testing/look.ts';
import { modern, pairOf, planOf } from './testing/plans.ts';
import { envelope } from './testing/probes.ts';
import { TraceBuilder } from './testing/trace-builder.ts';
import { wireHeadersOut } from './wire-headers-out.ts';

const good = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call', 'mcp-name': 'ask1' };

/** The hub sends this to a child. */
function sent(
  headers: Record<string, string>,
  params: object = { name: 'ask1', _meta: envelope() },
  pattern = '',
) {
  const builder = new TraceBuilder(planOf({}), pattern === '' ? modern : pairOf(pattern));
  const method = headers['mcp-method'] ?? 'tools/call';
  builder.add('back', 'from-hub', { jsonrpc: '2.0', id: 1, method, params }, { headers });
  return builder.trace;
}

describe('wire.headers-out', () => {
  it('holds where the fields say what the body says, names in either spelling', () => {
    expect(seen(wireHeadersOut, sent(good))).toEqual(['held']);
    const ascii = { ...good, 'mcp-name': '=?base64?YXNrMQ==?=' };
    expect(seen(wireHeadersOut, sent(ascii))).toEqual(['held']);
    const uri = { ...good, 'mcp-method': 'resources/read', 'mcp-name': 'fake://a' };
    expect(seen(wireHeadersOut, sent(uri, { uri: 'fake://a', _meta: envelope() }))).toEqual(['held']);
    const { 'mcp-name': _, ...nameless } = { ...good, 'mcp-method': 'tools/list' };
    expect(seen(wireHeadersOut, sent(nameless, { _meta: envelope() }))).toEqual(['held']);
  });

  it.each(Object.keys(good))('is broken where %s is missing or says something else', (field) => {
    const others = Object.fromEntries(Object.entries(good).filter(([name]) => name !== field));
    for (const headers of [others, { ...good, [field]: field === 'mcp-method' ? 'tools/list' : 'other' }]) {
      if (headers['mcp-method'] === 'tools/list') continue;
      const found = guilty(wireHeadersOut, sent(headers));
      expect(found.map(({ expected }) => expected)).toEqual([`${field} as the body has it`]);
    }
  });

  it('sees nothing in what a legacy child gets, on standard streams, and in handshakes of older revisions', () => {
    expect(seen(wireHeadersOut, sent({}, { name: 'ask1' }, '28..11/http..http'))).toEqual([]);
    expect(seen(wireHeadersOut, sent({}, { name: 'ask1', _meta: envelope() }, '28..28/http..stdio'))).toEqual(
      [],
    );
    expect(seen(wireHeadersOut, sent({}, { protocolVersion: '2025-11-25' }))).toEqual([]);
  });
});
