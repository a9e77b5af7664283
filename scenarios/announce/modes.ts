import fc from 'fast-check';
import type { Plan, Question } from '../../harness/model/plan.ts';
import { eraOf } from '../../harness/model/revision.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { callOf } from '../plans/calls.ts';
import { declarations } from '../plans/declarations.ts';
import { plainQuestion } from '../plans/questions.ts';

const inForm = plainQuestion('May I?', 'f');
const inUrl: Question = {
  key: 'u',
  message: 'Would you sign in?',
  url: 'https://example.com/sign?in=1',
  answer: { action: 'accept' },
};

/** A question that suits what the client declared, then a round that does not. */
function mismatch(declares: 'form' | 'bare' | 'url', together: boolean): Plan {
  const [right, wrong] = declares === 'url' ? [inUrl, inForm] : [inForm, inUrl];
  const ask = (step: number, questions: readonly Question[]) =>
    callOf({ step, declares: declarations[declares], asks: 'always', rounds: [{ questions, state: 's' }] });
  return { calls: [ask(0, [right]), ask(1, together ? [right, wrong] : [wrong])] };
}

export const modes: Scenario<fc.Arbitrary<Plan>> = {
  id: 'announce/modes',
  title: 'a child that asks in a mode its caller did not declare',
  reaches: ['announce.mode'],
  needs: { children: 1 },
  plays: (pair) => eraOf(pair.child) === 'modern',
  examples: ({ pair }) => [
    mismatch('form', false),
    ...(pair.client === '2025-06-18' ? [] : [mismatch('url', true)]),
  ],
  plans: ({ pair }) =>
    fc
      .record({
        declares: fc.constantFrom<'form' | 'bare' | 'url'>(
          'form',
          'bare',
          ...(pair.client === '2025-06-18' ? [] : (['url'] as const)),
        ),
        together: fc.boolean(),
      })
      .map(({ declares, together }) => mismatch(declares, together)),
};
