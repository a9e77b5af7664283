import fc from 'fast-check';
import type { JsonObject } from '../../harness/model/json.ts';
import type { Plan, Round } from '../../harness/model/plan.ts';
import { eraOf } from '../../harness/model/revision.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { callOf } from '../plans/calls.ts';
import { plainQuestion } from '../plans/questions.ts';

/** Members that look like a finished result, or that every result may have. */
const extras: Record<string, JsonObject> = {
  content: { content: [] },
  text: { content: [{ type: 'text', text: 'done' }], isError: false },
  structured: { structuredContent: { done: true } },
  meta: { _meta: { 'com.example/trace': 'a' } },
  unknown: { 'x-hint': 1 },
};

function dress(...names: readonly string[]): Round {
  const extra = Object.assign({}, ...names.map((name) => extras[name])) as JsonObject;
  return { questions: [plainQuestion('May I go on?')], state: 's', extra };
}

/** All of a question but its type. */
function undress(type?: string): Round {
  const params = {
    mode: 'form',
    message: 'Really? {marker}r0q0',
    requestedSchema: { type: 'object', properties: {} },
  };
  return {
    questions: [],
    instead: {
      ...(type !== undefined && { resultType: type }),
      content: [{ type: 'text', text: 'done' }],
      inputRequests: { q: { method: 'elicitation/create', params } },
      requestState: 's',
    },
  };
}

function play(...rounds: readonly Round[]): Plan {
  return { calls: [callOf({ rounds })] };
}

export const dressed: Scenario<fc.Arbitrary<Plan>> = {
  id: 'carry/dressed',
  title: 'questions that look like results, and results that look like a question',
  reaches: ['carry.result-type'],
  needs: { children: 1 },
  plays: (pair) => eraOf(pair.child) === 'modern',
  examples: () => [
    play(dress('content', 'meta'), dress('structured')),
    play(dress('text')),
    play(undress()),
    play(undress('complete')),
  ],
  plans: () => fc.subarray(Object.keys(extras), { minLength: 1 }).map((names) => play(dress(...names))),
};
