import fc from 'fast-check';
import type { Plan } from '../../harness/model/plan.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { callOf } from '../plans/calls.ts';
import { plainQuestion } from '../plans/questions.ts';

/** Alpha works in silence; beta, called at the same time, tells of progress under some token before alpha answers. */
function meddle(silent: string | number, loud: string | number, token: string | number | undefined): Plan {
  const progress = { count: 2, ...(token !== undefined && { token }) };
  return {
    calls: [
      callOf({ hold: 1, progressToken: silent, rounds: [{ questions: [plainQuestion('May I?')] }] }),
      callOf({
        to: 'beta',
        hold: 0,
        progressToken: loud,
        rounds: [{ questions: [plainQuestion('Me too?')], progress }],
      }),
    ],
  };
}

export const meddling: Scenario<fc.Arbitrary<Plan>> = {
  id: 'meta/progress',
  title: 'a child that tells of progress while another one works',
  reaches: ['meta.progress-token'],
  needs: { children: 2 },
  plays: () => true,
  examples: () => [meddle('one', 'two', undefined), meddle('one', 'two', 'one')],
  plans: () =>
    fc
      .record({
        // Small numbers are what many hubs count their own requests with.
        silent: fc.constantFrom<string | number>('one', 0, 1, '1', 7),
        token: fc.option(fc.oneof(fc.integer({ min: 0, max: 12 }), fc.constantFrom('one', '1')), {
          nil: undefined,
        }),
      })
      .map(({ silent, token }) => meddle(silent, 'two', token)),
};
