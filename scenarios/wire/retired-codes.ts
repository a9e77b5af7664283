import fc from 'fast-check';
import type { JsonObject } from '../../harness/model/json.ts';
import type { AskingMethod, Plan } from '../../harness/model/plan.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { plainCall } from '../plans/probes.ts';

const notFound: JsonObject = {
  code: -32002,
  message: 'there is no such resource',
  data: { uri: 'fake://nowhere' },
};
const elsewhere: JsonObject = {
  code: -32042,
  message: 'go there first',
  data: {
    elicitations: [
      { mode: 'url', elicitationId: 'one', url: 'https://example.com/first', message: 'Please sign in' },
    ],
  },
};

function endsWith(error: JsonObject, method: AskingMethod): Plan {
  return { calls: [{ ...plainCall(), ...(method !== 'tools/call' && { method }), ending: { error } }] };
}

export const retiredCodes: Scenario<fc.Arbitrary<Plan>> = {
  id: 'wire/retired-codes',
  title: 'a child ends a call with an error of an older revision',
  reaches: ['wire.retired-codes'],
  needs: { children: 1 },
  plays: ({ client }) => client === '2026-07-28',
  examples: () => [endsWith(elsewhere, 'tools/call'), endsWith(notFound, 'tools/call')],
  plans: () =>
    fc
      .record({
        error: fc.constantFrom(notFound, elsewhere),
        method: fc.constantFrom<AskingMethod>('tools/call', 'resources/read', 'prompts/get'),
      })
      .map(({ error, method }) => endsWith(error, method)),
};
