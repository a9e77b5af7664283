import fc from 'fast-check';
import type { Json, JsonObject } from '../../harness/model/json.ts';
import type { Plan } from '../../harness/model/plan.ts';
import { eraOf } from '../../harness/model/revision.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { callOf } from '../plans/calls.ts';
import { plainQuestion } from '../plans/questions.ts';

/** Keys of the protocol, also such as it may have one day, each with a value that only the child would give it. */
const keys: Record<string, Json> = {
  'io.modelcontextprotocol/serverInfo': { name: 'somebody-else', version: '9' },
  'io.modelcontextprotocol/protocolVersion': '2099-01-01',
  'io.modelcontextprotocol/subscriptionId': 'canary-51d',
  'io.modelcontextprotocol/clientCapabilities': { sampling: {} },
  'io.modelcontextprotocol/yet-to-come': 'canary-0f7',
  'com.mcp.tools/trust': 'canary-e21',
  'dev.mcp/verified': true,
};

const mine = { 'com.example.mcp/trace': 'canary-c44' };

function ending(meta: JsonObject, asksFirst: boolean): Plan {
  const result = { content: [{ type: 'text', text: 'done {marker}' }], _meta: { ...mine, ...meta } };
  const rounds = asksFirst ? [{ questions: [plainQuestion('May I?')] }] : [];
  return { calls: [callOf({ rounds, ending: { result } })] };
}

export const reservedKeys: Scenario<fc.Arbitrary<Plan>> = {
  id: 'meta/reserved',
  title: "a child that sets the protocol's own keys on its result",
  reaches: ['meta.reserved'],
  needs: { children: 1 },
  plays: ({ client }) => eraOf(client) === 'modern',
  examples: () => [ending(keys, false)],
  plans: () =>
    fc
      .record({ names: fc.subarray(Object.keys(keys), { minLength: 1 }), asksFirst: fc.boolean() })
      .map(({ names, asksFirst }) =>
        ending(Object.fromEntries(names.map((name) => [name, keys[name] ?? null])), asksFirst),
      ),
};
