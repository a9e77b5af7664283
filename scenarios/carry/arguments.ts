import fc from 'fast-check';
import type { JsonObject } from '../../harness/model/json.ts';
import type { Plan } from '../../harness/model/plan.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { callOf } from '../plans/calls.ts';
import { plainQuestion } from '../plans/questions.ts';

function withArguments(args: JsonObject, rounds: number): Plan {
  return {
    calls: [
      callOf({
        args,
        rounds: Array.from({ length: rounds }, () => ({ questions: [plainQuestion('Go on?')], state: 's' })),
      }),
    ],
  };
}

const value = fc.letrec<{ json: JsonObject[string] }>((tie) => ({
  json: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(
      null,
      true,
      0.1,
      -2.5e-7,
      1e21,
      -9007199254740991,
      '',
      '1',
      'null',
      '\u202ea',
      '\u{1f600}',
    ),
    fc.array(tie('json'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', '', 'A', '\u00e9'), tie('json'), {
      maxKeys: 3,
      noNullPrototype: true,
    }),
  ),
})).json;

export const callArguments: Scenario<fc.Arbitrary<Plan>> = {
  id: 'carry/arguments',
  title: 'a tool called with arguments of every shape, on the first request and on retries',
  reaches: ['carry.arguments'],
  needs: { children: 1 },
  plays: () => true,
  examples: () => [
    withArguments(
      {
        amount: 12.75,
        far: -9007199254740991,
        empty: '',
        nothing: null,
        nested: { list: [[], {}, [null, { deep: ['\u{1f600}', '\u200b'] }]] },
        // Names that mean something elsewhere in the protocol.
        requestState: 'mine',
        inputResponses: { q: { action: 'accept' } },
        _meta: { progressToken: 7 },
      },
      2,
    ),
  ],
  plans: () =>
    fc
      .record({
        args: fc.dictionary(
          fc.stringMatching(/^[a-z]{1,6}$/).filter((name) => name !== 'marker'),
          value,
          {
            minKeys: 1,
            maxKeys: 4,
            noNullPrototype: true,
          },
        ),
        rounds: fc.nat(2),
      })
      .map(({ args, rounds }) => withArguments(args, rounds)),
};
