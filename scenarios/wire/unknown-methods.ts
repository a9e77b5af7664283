import fc from 'fast-check';
import type { Plan } from '../../harness/model/plan.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { probing } from '../plans/probes.ts';

/** Nobody knows a method of such a name. */
function probe(method: string) {
  return { message: { method: `x-${method}` } };
}

export const unknownMethods: Scenario<fc.Arbitrary<Plan>> = {
  id: 'wire/unknown-methods',
  title: 'a client uses methods that there are not',
  reaches: ['wire.unknown-method'],
  needs: { children: 1 },
  plays: ({ client }) => client === '2026-07-28',
  examples: () => [probing(['vendor/fly', 'tools/call', 'elicitation/create'].map(probe))],
  plans: () =>
    fc
      .array(fc.stringMatching(/^[a-z]{1,8}(\/[a-zA-Z]{1,8}){0,2}$/), { minLength: 1, maxLength: 3 })
      .map((names) => probing(names.map(probe))),
};
