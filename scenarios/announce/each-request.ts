import fc from 'fast-check';
import type { JsonObject } from '../../harness/model/json.ts';
import type { ClientName, Plan } from '../../harness/model/plan.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { declarations } from '../plans/declarations.ts';
import { modernPair } from '../plans/pairs.ts';
import { plainQuestion } from '../plans/questions.ts';

function sequence(calls: readonly { by: ClientName; declares: JsonObject }[]): Plan {
  return {
    calls: calls.map(({ by, declares }, step) => ({
      by,
      to: 'alpha',
      step,
      declares,
      asks: 'allowed',
      rounds: [{ questions: [plainQuestion('May I?')] }],
    })),
  };
}

export const eachRequest: Scenario<fc.Arbitrary<Plan>> = {
  id: 'announce/each-request',
  title: 'requests that declare different things, one after the other',
  reaches: ['announce.per-request'],
  needs: { children: 1 },
  plays: modernPair,
  examples: () => [
    sequence([
      { by: 'ann', declares: declarations.nothing },
      { by: 'ann', declares: declarations.form },
      { by: 'ann', declares: declarations.nothing },
      { by: 'ann', declares: declarations.both },
      { by: 'ann', declares: declarations.bare },
      { by: 'ann', declares: declarations.nothing },
    ]),
  ],
  plans: () =>
    fc
      .array(
        fc.record({
          by: fc.constant<ClientName>('ann'),
          declares: fc.constantFrom<JsonObject>(
            declarations.nothing,
            declarations.form,
            declarations.bare,
            declarations.both,
            declarations.everything,
          ),
        }),
        { minLength: 2, maxLength: 5 },
      )
      .filter(
        (calls) =>
          calls.some(({ declares }) => declares.elicitation === undefined) &&
          calls.some(({ declares }) => declares.elicitation !== undefined),
      )
      .map(sequence),
};
