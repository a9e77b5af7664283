import fc from 'fast-check';
import type { JsonObject } from '../../harness/model/json.ts';
import type { Plan } from '../../harness/model/plan.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { declarations } from '../plans/declarations.ts';
import { guardedCall } from '../plans/guarded.ts';
import { plainQuestion } from '../plans/questions.ts';

/** A client that cannot be asked is given a token, and brings it: for the same thing, for another, or not at all. */
function twice(wanted: JsonObject, other: JsonObject): Plan {
  const common = {
    declares: declarations.nothing,
    rounds: [{ questions: [plainQuestion('Shall it be done?')] }],
  };
  return {
    calls: [
      guardedCall(wanted, { ...common, step: 0 }),
      guardedCall(wanted, { ...common, step: 1, confirms: 0 }),
      guardedCall(other, { ...common, step: 2, confirms: 0 }),
    ],
  };
}

export const twoCalls: Scenario<fc.Arbitrary<Plan>> = {
  id: 'fallback/token',
  title: 'a client that cannot be asked confirms by a second call, for the same thing and for another',
  reaches: ['fallback.token', 'fallback.not-weaker'],
  needs: { children: 1 },
  plays: () => true,
  examples: () => [twice({ delete: ['a', 'b'], force: false }, { delete: ['a', 'b'], force: true })],
  plans: () =>
    fc
      .record({
        what: fc.oneof(fc.string({ maxLength: 12 }), fc.integer(), fc.constant(null), fc.constant([])),
        more: fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), fc.string({ maxLength: 6 }), { maxKeys: 2 }),
      })
      .map(({ what, more }) => twice({ ...more, what }, { ...more, what, also: 1 })),
};
