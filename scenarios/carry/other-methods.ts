import fc from 'fast-check';
import type { JsonObject } from '../../harness/model/json.ts';
import type { Plan } from '../../harness/model/plan.ts';
import { eraOf } from '../../harness/model/revision.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { callOf } from '../plans/calls.ts';
import { declarations } from '../plans/declarations.ts';

/** A question in the place of a list. */
const asking: JsonObject = {
  resultType: 'input_required',
  inputRequests: {
    q: {
      method: 'elicitation/create',
      params: { mode: 'form', message: 'Which list?', requestedSchema: { type: 'object', properties: {} } },
    },
  },
  requestState: 's',
};

// The list of tools is left alone: a hub that keeps the wrong one for later would be lost to all that follows.
const methods = [
  'prompts/list',
  'resources/list',
  'resources/templates/list',
  'completion/complete',
] as const;

function paramsOf(method: (typeof methods)[number]): JsonObject {
  if (method !== 'completion/complete') return {};
  return { ref: { type: 'ref/prompt', name: 'ask1' }, argument: { name: 'marker', value: 'a' } };
}

function tempt(chosen: readonly (typeof methods)[number][]): Plan {
  return {
    calls: [callOf({ rounds: [] })],
    probes: chosen.map((method) => ({
      by: 'ann',
      to: 'alpha',
      step: 1,
      declares: declarations.form,
      message: { method, params: paramsOf(method) },
    })),
    misanswers: chosen.map((method) => ({ method, result: asking })),
  };
}

export const otherMethods: Scenario<fc.Arbitrary<Plan>> = {
  id: 'carry/other-methods',
  title: 'children that answer other requests with a question',
  reaches: ['carry.no-other-method'],
  needs: { children: 1 },
  plays: (pair) => eraOf(pair.client) === 'modern',
  examples: () => [tempt(methods)],
  plans: () => fc.subarray([...methods], { minLength: 1 }).map(tempt),
};
