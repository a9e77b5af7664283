import fc from 'fast-check';
import type { JsonObject } from '../../harness/model/json.ts';
import type { Plan } from '../../harness/model/plan.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { callOf } from '../plans/calls.ts';
import { declarations } from '../plans/declarations.ts';

function list(declares: JsonObject): Plan {
  return {
    calls: [callOf({ declares, rounds: [] })],
    probes: [{ by: 'ann', to: 'alpha', step: 1, declares, message: { method: 'tools/list', params: {} } }],
  };
}

export const listing: Scenario<fc.Arbitrary<Plan>> = {
  id: 'carry/listing',
  title: 'a client that lists the tools',
  reaches: ['carry.annotations'],
  needs: { children: 1 },
  plays: (pair) => pair.clientVia === 'http',
  plans: () => fc.constantFrom(declarations.form, declarations.nothing).map(list),
};
