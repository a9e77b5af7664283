import fc from 'fast-check';
import type { JsonObject } from '../../harness/model/json.ts';
import type { Beside, Plan } from '../../harness/model/plan.ts';
import { eraOf } from '../../harness/model/revision.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { callOf } from '../plans/calls.ts';
import { declarations } from '../plans/declarations.ts';
import { others, roots, sampling, unknown } from '../plans/others.ts';

function wanting(beside: readonly Beside[], declares: JsonObject, state?: string): Plan {
  const round = { questions: [], beside, ...(state !== undefined && { state }) };
  return { calls: [callOf({ declares, asks: 'always', rounds: [round] })] };
}

export const alone: Scenario<fc.Arbitrary<Plan>> = {
  id: 'only/alone',
  title: 'a modern child that wants other things and asks no question',
  reaches: ['only.nothing-left'],
  needs: { children: 1 },
  plays: ({ child }) => eraOf(child) === 'modern',
  examples: () => [
    wanting([sampling()], declarations.everything, 's'),
    wanting([sampling(), roots()], declarations.form),
    wanting([unknown('elicitation/create ')], declarations.form),
  ],
  plans: () =>
    fc
      .record({
        beside: others,
        declares: fc.constantFrom<JsonObject>(declarations.everything, declarations.form),
        state: fc.constantFrom(undefined, '', 'step 1'),
      })
      .map(({ beside, declares, state }) => wanting(beside, declares, state)),
};
