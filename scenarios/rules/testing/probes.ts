import type { Entry } from '../../../harness/model/entry.ts';
import type { Json, JsonObject } from '../../../harness/model/json.ts';
import type { Pair } from '../../../harness/model/pair.ts';
import type { Probe } from '../../../harness/model/plan.ts';
import { eraOf } from '../../../harness/model/revision.ts';
import type { Trace } from '../../../harness/model/trace.ts';
import { form, modern, planOf } from './plans.ts';
import { complete, TraceBuilder } from './trace-builder.ts';

/** A probe and what came back for it. */
export interface Exchange {
  readonly probe?: Partial<Probe>;
  readonly body?: JsonObject;
  readonly headers?: Readonly<Record<string, string>>;
  /** Members of the answer's message; absent: a result. */
  readonly answer?: JsonObject;
  readonly status?: number;
}

const reserved = (name: string) => `io.modelcontextprotocol/${name}`;

/** The envelope of a modern request, with changes; undefined leaves a member out. */
export function envelope(changes: Readonly<Record<string, Json | undefined>> = {}): JsonObject {
  const usual = {
    protocolVersion: '2026-07-28',
    clientInfo: { name: 'x', version: '1' },
    clientCapabilities: {},
  };
  const members = Object.entries<Json | undefined>({ ...usual, ...changes });
  return Object.fromEntries(
    members.flatMap(([name, value]) => (value === undefined ? [] : [[reserved(name), value] as const])),
  );
}

/** A plain call with all that belongs to it. */
export const plain: Exchange = {
  probe: { calls: 'echo', message: {} },
  body: { method: 'tools/call', params: { name: 'echo1', arguments: {}, _meta: envelope() } },
  headers: { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call', 'mcp-name': 'echo1' },
};

/** An error as the answer, with the status it came with. */
export function error(code: number, status?: number, data?: Json): Pick<Exchange, 'answer' | 'status'> {
  return {
    answer: { error: { code, message: 'no', ...(data !== undefined && { data }) } },
    ...(status !== undefined && { status }),
  };
}

/** A trace of probes. @param fence the answer to the plain call at the end; null: none came. */
export function probes(
  exchanges: readonly Exchange[],
  pair: Pair = modern,
  fence: JsonObject | null = { result: complete('echo', pair.client) },
): Trace {
  const usual: Probe = { by: 'ann', to: 'alpha', step: 1, declares: form, message: {} };
  const plan = { ...planOf({ rounds: [] }), probes: exchanges.map(({ probe }) => ({ ...usual, ...probe })) };
  const builder = new TraceBuilder(plan, pair);
  const http = pair.clientVia === 'http';
  for (const [probe, { body = {}, headers, answer, status = 200 }] of exchanges.entries()) {
    const part = { call: -2, turn: 0, probe };
    const request: Entry = builder.add(
      'front',
      'to-hub',
      { jsonrpc: '2.0', id: probe, ...body },
      { part, ...(http && headers && { headers: { ...headers } }) },
    );
    const own = answer ?? { result: eraOf(pair.client) === 'modern' ? { resultType: 'complete' } : {} };
    builder.clientGets(request, own, http ? { status } : {});
  }
  if (fence !== null) builder.fence('ann', fence);
  return builder.trace;
}
