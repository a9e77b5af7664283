import fc from 'fast-check';
import type { JsonObject } from '../../harness/model/json.ts';
import type { Beside, Plan, Question } from '../../harness/model/plan.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { callOf } from '../plans/calls.ts';
import { declarations } from '../plans/declarations.ts';
import { roots, sampling } from '../plans/others.ts';
import { plainQuestion } from '../plans/questions.ts';

function bold(questions: readonly Question[], beside: readonly Beside[], declares: JsonObject): Plan {
  const round = { questions, ...(beside.length > 0 && { beside }) };
  return { calls: [callOf({ declares, asks: 'always', rounds: [round] })] };
}

export const undeclaredKinds: Scenario<fc.Arbitrary<Plan>> = {
  id: 'only/undeclared',
  title: 'a child that wants what its caller did not declare',
  reaches: ['only.undeclared', 'only.push-refused'],
  needs: { children: 1 },
  plays: () => true,
  examples: () => [
    bold([plainQuestion('May I?')], [], declarations.nothing),
    bold([], [sampling(), roots()], declarations.nothing),
  ],
  plans: () =>
    fc
      .record({
        questions: fc.subarray([plainQuestion('May I?'), plainQuestion('Really?', 'p')], { minLength: 1 }),
        beside: fc.subarray([sampling(), roots()]),
        declares: fc.constantFrom<JsonObject>(declarations.nothing, declarations.form),
      })
      .map(({ questions, beside, declares }) =>
        // Where questions are declared, there is something undeclared only beside them.
        bold(questions, declares === declarations.form && beside.length === 0 ? [roots()] : beside, declares),
      ),
};
