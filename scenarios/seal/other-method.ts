import fc from 'fast-check';
import type { AskingMethod, Call, Plan } from '../../harness/model/plan.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { declarations } from '../plans/declarations.ts';
import { modernPair } from '../plans/pairs.ts';
import { plainQuestion } from '../plans/questions.ts';

function call(method: AskingMethod, step: number, rounds: Call['rounds']): Call {
  return {
    by: 'ann',
    to: 'alpha',
    step,
    declares: declarations.form,
    asks: 'allowed',
    ...(method !== 'tools/call' && { method }),
    rounds,
  };
}

/** The other method is first used as it is meant to be, so that its refusal later says something. */
function change(from: AskingMethod, to: AskingMethod): Plan {
  const attacks = [{ edit: { kind: 'none' }, method: to }] as const;
  return {
    calls: [
      call(to, 0, []),
      call(from, 1, [{ questions: [plainQuestion('Read it aloud?')], state: 'page 1', attacks }]),
    ],
  };
}

const changes = [
  ['tools/call', 'prompts/get'],
  ['tools/call', 'resources/read'],
  ['prompts/get', 'tools/call'],
  ['resources/read', 'tools/call'],
] as const;

export const otherMethod: Scenario<fc.Arbitrary<Plan>> = {
  id: 'seal/other-method',
  title: 'a state is presented with another method, then with its own',
  reaches: ['seal.method'],
  needs: { children: 1 },
  plays: modernPair,
  examples: () => [change('tools/call', 'prompts/get')],
  plans: () => fc.constantFrom(...changes).map(([from, to]) => change(from, to)),
};
