import fc from 'fast-check';
import type { Plan, Question, Round } from '../../harness/model/plan.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { callOf } from '../plans/calls.ts';
import { modernPair } from '../plans/pairs.ts';
import { plainQuestion } from '../plans/questions.ts';

/** A question that its person leaves open. */
function open(key: string): Question {
  return { key, message: 'And this?', answer: { action: 'silent' } };
}

/** Answers under keys that no child of ours asks under. */
const unasked = {
  'never-asked-1': { action: 'accept', content: { note: 'unasked' } },
  'never-asked-2': { action: 'decline' },
} as const;

function of(...rounds: readonly Round[]): Plan {
  return { calls: [callOf({ rounds })] };
}

const stateOnly: Round = { questions: [], state: 'step-1' };
const step = (key: string, more: Partial<Round> = {}): Round => ({
  questions: [plainQuestion(`About ${key}?`, key)],
  state: `after ${key}`,
  ...more,
});

export const severalRounds: Scenario<fc.Arbitrary<Plan>> = {
  id: 'carry/rounds',
  title: 'rounds that ask under other keys, ask nothing, are answered in part, or beyond what was asked',
  reaches: ['carry.fresh-id', 'carry.current-answers', 'carry.state-only', 'carry.partial', 'carry.unasked'],
  needs: { children: 1 },
  plays: modernPair,
  examples: () => [
    of(step('first'), step('second'), step('third')),
    of(stateOnly, step('first'), stateOnly, step('second')),
    of({ questions: [plainQuestion('This?', 'a'), open('b')], state: 's' }, step('b')),
    of(step('first', { unasked }), step('second', { unasked: { first: unasked['never-asked-2'] } })),
    of(stateOnly, { questions: [], state: 'step-2' }),
  ],
  plans: () =>
    fc
      .uniqueArray(
        fc.record({
          key: fc.stringMatching(/^[a-z]{2,6}$/),
          kind: fc.constantFrom('asks', 'asks', 'state', 'part', 'more'),
        }),
        { minLength: 2, maxLength: 4, selector: ({ key }) => key },
      )
      .map((turns) =>
        of(
          ...turns.map(({ key, kind }): Round => {
            switch (kind) {
              case 'state':
                return { questions: [], state: `state ${key}` };
              case 'part':
                return { ...step(key), questions: [plainQuestion('This?', key), open(`${key}-2`)] };
              case 'more':
                return step(key, { unasked });
              default:
                return step(key);
            }
          }),
        ),
      ),
};
