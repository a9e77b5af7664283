import fc from 'fast-check';
import type { Plan, Question } from '../../harness/model/plan.ts';
import { eraOf } from '../../harness/model/revision.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { callOf } from '../plans/calls.ts';
import { declarations } from '../plans/declarations.ts';
import { question } from '../plans/questions.ts';

function push(...rounds: readonly (readonly Question[])[]): Plan {
  return {
    calls: [callOf({ declares: declarations.both, rounds: rounds.map((questions) => ({ questions })) })],
  };
}

/** A url question; what stands behind the url is done when it has been answered. */
const elsewhere: Question = {
  key: 'u',
  message: 'Would you sign in?',
  url: 'https://example.com/sign?in=1',
  completes: true,
  answer: { action: 'accept' },
};

export const pushes: Scenario<fc.Arbitrary<Plan>> = {
  id: 'carry/pushes',
  title: 'questions for a legacy client that are pushed while its call is open',
  reaches: ['carry.push', 'carry.push-stream'],
  needs: { children: 1 },
  plays: (pair) => eraOf(pair.client) === 'legacy',
  examples: ({ pair }) => [
    push(
      [{ key: 'q', message: 'May I?', answer: { action: 'accept', content: { note: 'yes' } } }],
      [{ key: 'q', message: 'Really?', answer: { action: 'cancel' } }],
    ),
    ...(pair.client === '2025-11-25' && pair.child === '2025-11-25' ? [push([elsewhere])] : []),
  ],
  plans: () =>
    fc
      .array(fc.array(question(), { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 2 })
      .map((rounds) => push(...rounds)),
};
