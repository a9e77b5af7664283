import fc from 'fast-check';
import type { Plan } from '../../harness/model/plan.ts';
import { eraOf } from '../../harness/model/revision.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { callOf } from '../plans/calls.ts';
import { declarations } from '../plans/declarations.ts';
import { plainQuestion } from '../plans/questions.ts';

function bold(state: string, progressToken?: string): Plan {
  return {
    calls: [
      callOf({
        declares: declarations.form,
        asks: 'always',
        ...(progressToken !== undefined && { progressToken }),
        rounds: [{ questions: [plainQuestion('May I go on?')], state }],
      }),
    ],
  };
}

export const envelopes: Scenario<fc.Arbitrary<Plan>> = {
  id: 'meta/envelopes',
  title: 'a call that the two legs of the hub have to say in words of their own',
  reaches: ['meta.own-envelope'],
  needs: { children: 1 },
  plays: () => true,
  examples: () => [bold('the state of the child', 'mine')],
  plans: () => fc.string({ minLength: 12, maxLength: 30 }).map((state) => bold(state)),
};

export const modernBehindLegacy: Scenario<fc.Arbitrary<Plan>> = {
  ...envelopes,
  id: 'meta/modern-behind-legacy',
  title: 'a modern child that asks a legacy client, whether it may or not',
  reaches: ['meta.no-modern-on-legacy'],
  plays: ({ client, child }) => eraOf(client) === 'legacy' && eraOf(child) === 'modern',
};
