import fc from 'fast-check';
import type { JsonObject } from '../../harness/model/json.ts';
import type { Plan } from '../../harness/model/plan.ts';
import { eraOf } from '../../harness/model/revision.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { declarations } from '../plans/declarations.ts';
import { plainQuestion } from '../plans/questions.ts';

function ask(declares: JsonObject, asks: 'allowed' | 'always'): Plan {
  return {
    calls: [
      { by: 'ann', to: 'alpha', step: 0, declares, asks, rounds: [{ questions: [plainQuestion('May I?')] }] },
    ],
  };
}

export const legacyHttp: Scenario<fc.Arbitrary<Plan>> = {
  id: 'announce/legacy-http',
  title: 'a legacy client over HTTP that declared elicitation in its handshake',
  reaches: ['announce.legacy-http'],
  needs: { children: 1 },
  plays: (pair) => eraOf(pair.client) === 'legacy' && pair.clientVia === 'http',
  examples: () => [ask(declarations.form, 'allowed'), ask(declarations.everything, 'always')],
  plans: () =>
    fc
      .record({
        declares: fc.constantFrom(
          declarations.form,
          declarations.bare,
          declarations.both,
          declarations.everything,
        ),
        asks: fc.constantFrom('allowed' as const, 'always' as const),
      })
      .map(({ declares, asks }) => ask(declares, asks)),
};
