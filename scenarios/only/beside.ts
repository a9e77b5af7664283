import fc from 'fast-check';
import type { JsonObject } from '../../harness/model/json.ts';
import type { Beside, Plan } from '../../harness/model/plan.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { callOf } from '../plans/calls.ts';
import { declarations } from '../plans/declarations.ts';
import { others, roots, sampling, unknown, unknownMethods } from '../plans/others.ts';
import { plainQuestion } from '../plans/questions.ts';

function asking(beside: readonly Beside[], declares: JsonObject): Plan {
  const rounds = [{ questions: [plainQuestion('May I go on?')], beside }];
  return { calls: [callOf({ declares, asks: 'always', rounds })] };
}

export const besideQuestion: Scenario<fc.Arbitrary<Plan>> = {
  id: 'only/beside',
  title: 'a child that wants other things beside a question: a model, roots, what nobody has',
  reaches: [
    'only.no-sampling',
    'only.drop-logged',
    'only.no-roots',
    'only.no-unknown',
    'only.rest-survives',
    'only.push-refused',
  ],
  needs: { children: 1 },
  plays: () => true,
  examples: () => [
    asking([sampling()], declarations.everything),
    asking([sampling(), roots()], declarations.everything),
    asking(
      unknownMethods.map((method, index) => unknown(method, `x${index}`)),
      declarations.everything,
    ),
  ],
  plans: () =>
    fc
      .record({ beside: others, declares: fc.constantFrom(declarations.everything, declarations.form) })
      .map(({ beside, declares }) => asking(beside, declares)),
};
