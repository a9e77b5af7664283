import fc from 'fast-check';
import type { Call, Plan } from '../../harness/model/plan.ts';
import { guideCarries } from '../../harness/model/requirement.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { callOf } from '../plans/calls.ts';
import { declarations } from '../plans/declarations.ts';
import { plainQuestion, questions } from '../plans/questions.ts';

function calls(changes: readonly Partial<Call>[]): Call[] {
  return changes.map((change, step) =>
    callOf({ step, rounds: [{ questions: [plainQuestion('May I?')] }], ...change }),
  );
}

export const off: Scenario<fc.Arbitrary<Plan>> = {
  id: 'switch/off',
  title: 'questions are switched off, and children would like to ask, or ask all the same',
  reaches: ['switch.global'],
  needs: { children: 1, settings: ['off'] },
  plays: guideCarries,
  examples: () => [{ calls: calls([{}, { asks: 'always' }]), setting: 'off' }],
  plans: () =>
    fc
      .record({
        asked: questions(),
        asks: fc.constantFrom('allowed' as const, 'always' as const),
        declares: fc.constantFrom(declarations.form, declarations.both),
      })
      .map(
        ({ asked, asks, declares }): Plan => ({
          calls: calls([{ rounds: [{ questions: asked }], asks, declares }]),
          setting: 'off',
        }),
      ),
};
