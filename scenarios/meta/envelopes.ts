import fc from 'fast-check';
import type { JsonObject } from '../../harness/model/json.ts';
import type { Plan } from '../../harness/model/plan.ts';
import { eraOf } from '../../harness/model/revision.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { callOf } from '../plans/calls.ts';
import { declarations } from '../plans/declarations.ts';
import { plainQuestion } from '../plans/questions.ts';

interface Way {
  readonly declares?: JsonObject;
  readonly progressToken?: string;
}

function bold(state: string, { declares = declarations.form, progressToken }: Way = {}): Plan {
  return {
    calls: [
      callOf({
        declares,
        asks: 'always',
        ...(progressToken !== undefined && { progressToken }),
        rounds: [{ questions: [plainQuestion('May I go on?')], state }],
      }),
    ],
  };
}

const states = fc.string({ minLength: 12, maxLength: 30 });

export const envelopes: Scenario<fc.Arbitrary<Plan>> = {
  id: 'meta/envelopes',
  title: 'a call that the two legs of the hub have to say in words of their own',
  reaches: ['meta.own-envelope'],
  needs: { children: 1 },
  plays: () => true,
  examples: () => [bold('the state of the child', { progressToken: 'mine' })],
  plans: () => states.map((state) => bold(state)),
};

export const modernBehindLegacy: Scenario<fc.Arbitrary<Plan>> = {
  ...envelopes,
  id: 'meta/modern-behind-legacy',
  title: 'a modern child that asks a legacy client, whether it may or not',
  examples: () => [
    bold('the state of the child', { progressToken: 'mine' }),
    // Here the hub has to say that it asks nobody, which is where a word of the round can slip in.
    bold('the state of the child', { declares: declarations.nothing }),
  ],
  plans: () =>
    fc
      .record({ state: states, declares: fc.constantFrom(declarations.form, declarations.nothing) })
      .map(({ state, declares }) => bold(state, { declares })),
  reaches: ['meta.no-modern-on-legacy'],
  plays: ({ client, child }) => eraOf(client) === 'legacy' && eraOf(child) === 'modern',
};
