import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import type { Plan } from '../../harness/model/plan.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { plainProbe, probing, type Said } from '../plans/probes.ts';

const wrong = [
  { 'mcp-method': 'tools/list' },
  { 'mcp-method': 'TOOLS/CALL' },
  { 'mcp-method': null },
  { 'mcp-name': 'another' },
  { 'mcp-name': null },
  { 'mcp-name': encoded('another') },
  { 'mcp-protocol-version': '2025-11-25' },
] as const satisfies Record<string, string | null>[];

function encoded(name: string): string {
  return `=?base64?${Buffer.from(name).toString('base64')}?=`;
}

/** A call of a tool whose name needs encoding: no child has it, but the header fields must be told apart from the name. */
function foreignName(name: string, sent = encoded(name)): Said {
  return {
    message: { method: 'tools/call', params: { name, arguments: {} } },
    headers: { 'mcp-name': sent },
  };
}

const names = ['größe', '日本語', '=?base64?literal?=', ' padded '];

export const headers: Scenario<fc.Arbitrary<Plan>> = {
  id: 'wire/headers',
  title: 'header fields that disagree with the body, and encoded ones that agree',
  reaches: ['wire.headers-in'],
  needs: { children: 1 },
  plays: ({ client, clientVia }) => client === '2026-07-28' && clientVia === 'http',
  examples: () => [
    probing([
      plainProbe,
      ...wrong.map((fields) => ({ ...plainProbe, headers: fields })),
      ...names.map((name) => foreignName(name)),
      foreignName('größe', encoded('grosse')),
    ]),
  ],
  plans: () =>
    fc
      .array(
        fc.oneof(
          fc.constantFrom(...wrong).map((fields): Said => ({ ...plainProbe, headers: fields })),
          fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }).map((name) => foreignName(name)),
        ),
        { minLength: 1, maxLength: 3 },
      )
      .map((said) => probing([plainProbe, ...said])),
};
