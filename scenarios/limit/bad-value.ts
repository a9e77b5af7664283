import fc from 'fast-check';
import type { Plan } from '../../harness/model/plan.ts';
import { guideCarries } from '../../harness/model/requirement.ts';
import type { Ground, Scenario } from '../../harness/model/scenario.ts';
import { plainQuestion } from '../plans/questions.ts';
import { eachAlone, messageOf, shortQuestion } from '../plans/sizes.ts';

function ask({ usual }: Ground, over: number): Plan {
  const limit = usual?.maxMessageBytes;
  const long = limit === undefined ? [] : [plainQuestion(messageOf(limit + over))];
  return eachAlone([shortQuestion, ...long], 'bad-limits');
}

export const badLimits: Scenario<fc.Arbitrary<Plan>> = {
  id: 'limit/bad-value',
  title: 'limits that are no sizes, then a short question and one that is too long',
  reaches: ['limit.bad-value'],
  needs: { children: 1, settings: ['bad-limits'] },
  plays: guideCarries,
  plans: (ground) => fc.integer({ min: 1, max: 200 }).map((over) => ask(ground, over)),
};
