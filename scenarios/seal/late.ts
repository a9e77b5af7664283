import fc from 'fast-check';
import type { Call, Plan } from '../../harness/model/plan.ts';
import type { Ground, Scenario } from '../../harness/model/scenario.ts';
import { declarations } from '../plans/declarations.ts';
import { modernPair } from '../plans/pairs.ts';
import { plainQuestion } from '../plans/questions.ts';

function call(thinks: number): Call {
  return {
    by: 'ann',
    to: 'alpha',
    step: 0,
    declares: declarations.form,
    asks: 'allowed',
    rounds: [{ questions: [plainQuestion('Still there?')], state: 'waiting', thinks }],
  };
}

/** At once, one person answers early and one too late. @param early share of the time that the first one takes. */
function plan({ under = {} }: Ground, early: number): Plan {
  const ttl = under['short-lived']?.stateTtlMs ?? 1_000;
  return { calls: [call(Math.round(ttl * early)), call(Math.round(ttl * 1.1))], setting: 'short-lived' };
}

export const late: Scenario<fc.Arbitrary<Plan>> = {
  id: 'seal/late',
  title: 'an answer comes after its time, another one in time',
  reaches: ['seal.expired'],
  needs: { children: 1, settings: ['short-lived'] },
  plays: modernPair,
  plans: (ground) => fc.constantFrom(0, 0.2, 0.4).map((early) => plan(ground, early)),
  atMost: 2,
};
