import fc from 'fast-check';
import type { Json } from '../../harness/model/json.ts';
import type { Pair } from '../../harness/model/pair.ts';
import type { Plan } from '../../harness/model/plan.ts';
import { eraOf } from '../../harness/model/revision.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { callOf } from '../plans/calls.ts';

const asks = { resultType: 'input_required' } as const;
const params = { mode: 'form', message: 'May I?', requestedSchema: { type: 'object', properties: {} } };
const good = { q: { method: 'elicitation/create', params } } as const;

/** Results of a modern child that are none. */
const modern: readonly Json[] = [
  asks,
  { ...asks, inputRequests: [] },
  { ...asks, inputRequests: null },
  { ...asks, inputRequests: 'none' },
  { ...asks, inputRequests: { q: null } },
  { ...asks, inputRequests: { q: [] } },
  { ...asks, inputRequests: { q: { method: 'elicitation/create' } } },
  { ...asks, inputRequests: { q: { method: 'elicitation/create', params: { ...params, message: 5 } } } },
  { ...asks, inputRequests: { q: { method: 'elicitation/create', params: { mode: 'form', message: 'x' } } } },
  { ...asks, inputRequests: good, requestState: 5 },
  { ...asks, inputRequests: good, requestState: null },
  { resultType: 'later', content: [] },
  { resultType: 5, content: [] },
  { resultType: 'complete' },
];

/** Results of any child that are none. */
const any: readonly Json[] = [null, [], 'done', 5, {}, { content: 'done' }, { content: [5] }];

function results({ child }: Pair): readonly Json[] {
  return eraOf(child) === 'modern' ? [...modern, ...any] : any;
}

/** Calls one after the other, each with one such result, and a nested one that is in order. */
function answering(all: readonly Json[]): Plan {
  return {
    calls: all.map((instead, step) => callOf({ step, asks: 'always', rounds: [{ questions: [], instead }] })),
  };
}

/** Lists in lists, which careless programs do not come back from. */
function nested(depth: number): Json {
  let value: Json = [];
  for (let level = 0; level < depth; level++) value = [value];
  return { content: [{ type: 'text', text: 'deep' }], structuredContent: { value } };
}

export const malformedResults: Scenario<fc.Arbitrary<Plan>> = {
  id: 'survive/malformed',
  title: 'a child answers with results that are none',
  reaches: ['survive.malformed'],
  needs: { children: 1 },
  plays: () => true,
  examples: ({ pair }) => [answering(results(pair))],
  plans: ({ pair }) =>
    fc
      .record({
        some: fc.subarray([...results(pair)], { minLength: 1, maxLength: 3 }),
        depth: fc.integer({ min: 1, max: 500 }),
      })
      .map(({ some, depth }) => answering([...some, nested(depth)])),
  atMost: 2,
};
