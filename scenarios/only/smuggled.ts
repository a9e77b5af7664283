import fc from 'fast-check';
import type { JsonObject } from '../../harness/model/json.ts';
import type { Plan } from '../../harness/model/plan.ts';
import { eraOf } from '../../harness/model/revision.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { callOf } from '../plans/calls.ts';

/** Members of a question of the modern revision; to a legacy one they mean nothing, and any result may have them. */
const members: Record<string, JsonObject> = {
  resultType: { resultType: 'input_required' },
  inputRequests: {
    inputRequests: {
      q: {
        method: 'elicitation/create',
        params: { mode: 'form', message: 'Really?', requestedSchema: { type: 'object', properties: {} } },
      },
    },
  },
  requestState: { requestState: 'made up by the child' },
};

const plain: JsonObject = { content: [{ type: 'text', text: 'done {marker}' }] };

function ending(...names: readonly string[]): Plan {
  const result = Object.assign({}, plain, ...names.map((name) => members[name])) as JsonObject;
  return { calls: [callOf({ rounds: [], ending: { result } })] };
}

export const smuggled: Scenario<fc.Arbitrary<Plan>> = {
  id: 'only/smuggled',
  title: 'a legacy child whose result looks like a question of the modern revision',
  reaches: ['only.no-smuggling'],
  needs: { children: 1 },
  plays: ({ client, child }) => eraOf(client) === 'modern' && eraOf(child) === 'legacy',
  examples: () => [
    ending('resultType', 'inputRequests', 'requestState'),
    ending('resultType', 'requestState'),
    ending('inputRequests'),
  ],
  plans: () => fc.subarray(Object.keys(members), { minLength: 1 }).map((names) => ending(...names)),
};
