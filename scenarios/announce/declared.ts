import fc from 'fast-check';
import type { JsonObject } from '../../harness/model/json.ts';
import type { Pair } from '../../harness/model/pair.ts';
import type { Plan, Question } from '../../harness/model/plan.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { callOf } from '../plans/calls.ts';
import { declarations } from '../plans/declarations.ts';
import { listQuestion, plainQuestion } from '../plans/questions.ts';

/** A question in url mode. */
const elsewhere: Question = {
  key: 'u',
  message: 'Would you sign in?',
  url: 'https://example.com/sign?in=1',
  answer: { action: 'accept' },
};

function declare(declares: JsonObject, asked: readonly Question[], calls = 1): Plan {
  return {
    calls: Array.from({ length: calls }, (_, step) =>
      callOf({ step, declares, rounds: [{ questions: asked, state: 's' }] }),
    ),
  };
}

/** Declarations that a client's revision can say in words of its own, each with questions that suit it. */
function suited({ client }: Pair): (readonly [JsonObject, readonly Question[]])[] {
  const form = [plainQuestion('May I?')];
  const both = [plainQuestion('May I?'), elsewhere];
  if (client === '2025-06-18') {
    return [
      [declarations.bare, form],
      [declarations.everything, form],
      // It has no words for a list, so that the child must be told so.
      [declarations.bare, [listQuestion('Which of them?')]],
    ];
  }
  return [
    [declarations.form, form],
    [declarations.bare, form],
    [declarations.both, both],
    [declarations.url, [elsewhere]],
    [declarations.everything, both],
  ];
}

export const declared: Scenario<fc.Arbitrary<Plan>> = {
  id: 'announce/declared',
  title: 'clients that declare forms, urls or both, and children that ask accordingly',
  reaches: [
    'announce.all-four',
    'announce.mirror',
    'announce.nothing-else',
    'announce.stdio-both',
    'announce.honest',
  ],
  needs: { children: 1 },
  plays: () => true,
  examples: ({ pair }) => suited(pair).map(([declares, asked]) => declare(declares, asked)),
  plans: ({ pair }) =>
    fc
      .record({ one: fc.constantFrom(...suited(pair)), calls: fc.integer({ min: 1, max: 2 }) })
      .map(({ one: [declares, asked], calls }) => declare(declares, asked, calls)),
};
