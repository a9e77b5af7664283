import fc from 'fast-check';
import type { Plan } from '../../harness/model/plan.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { envelopeWith, plainProbe, probing, type Said } from '../plans/probes.ts';

/** A request whose envelope differs in these members; undefined leaves one out. */
function listing(changes: Parameters<typeof envelopeWith>[0]): Said {
  return { message: { method: 'tools/list', params: { _meta: envelopeWith(changes) } } };
}

const noEnvelope: Said = {
  message: { id: 'bare', method: 'tools/list', params: {} },
  bare: true,
  headers: { 'mcp-protocol-version': '2026-07-28' },
};
const noCapabilities = listing({ clientCapabilities: undefined });
const discovery: Said = { message: { method: 'server/discover' } };

/** A handshake, as a client of an older revision would begin with. */
function handshake(protocolVersion: string): Said {
  const clientInfo = { name: 'hubproof-probe', version: '1' };
  const params = { protocolVersion, capabilities: {}, clientInfo };
  return {
    message: { id: `hello ${protocolVersion}`, method: 'initialize', params },
    bare: true,
    headers: { 'mcp-method': null },
  };
}

const unknown = ['1900-01-01', '2026-07-29', '2099-12-31', 'DRAFT', 'latest', ''];

export const versions: Scenario<fc.Arbitrary<Plan>> = {
  id: 'wire/versions',
  title: 'a client asks what the hub speaks, and comes with versions that there are none of',
  reaches: ['wire.version', 'wire.discover'],
  needs: { children: 1 },
  plays: ({ client }) => client === '2026-07-28',
  examples: ({ pair: { clientVia } }) => [
    probing([
      plainProbe,
      discovery,
      ...unknown.map((protocolVersion) => listing({ protocolVersion })),
      noCapabilities,
      ...(clientVia === 'http' ? [noEnvelope] : []),
    ]),
    // On one pair of streams the era is settled by how a client opens, so both eras can be tried only over HTTP.
    ...(clientVia === 'http'
      ? [probing([discovery, ...['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'].map(handshake)])]
      : []),
  ],
  plans: () =>
    fc
      .record({
        version: fc.oneof(fc.constantFrom(...unknown), fc.stringMatching(/^20[3-9]\d-\d\d-\d\d$/)),
        incomplete: fc.boolean(),
      })
      .map(({ version, incomplete }) =>
        probing([discovery, listing({ protocolVersion: version }), ...(incomplete ? [noCapabilities] : [])]),
      ),
};
