import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../scenarios/index.ts';
import { allPairs } from './model/pair.ts';
import type { Plan, Question } from './model/plan.ts';
import { shrink, smallerPlans } from './shrink.ts';

const question: Question = {
  key: 'q',
  message: 'May I?',
  answer: { action: 'accept', content: { note: 'yes' } },
};
const call = {
  by: 'ann',
  to: 'alpha',
  step: 0,
  declares: { elicitation: { form: {} } },
  asks: 'allowed',
  rounds: [{ questions: [question] }],
} as const;

const plans: fc.Arbitrary<Plan> = fc.oneof(
  ...scenarios.flatMap((scenario) =>
    allPairs
      .filter((pair) => scenario.plays(pair))
      .slice(0, 4)
      .map((pair) => scenario.plans({ pair, maxRounds: 3 })),
  ),
);

/** What shrinking lessens: the JSON text, in which asking whatever was allowed counts as more, and the steps. */
function weight(plan: Plan): number {
  const steps = plan.calls.reduce((sum, { step }) => sum + step, 0);
  return JSON.stringify(plan).replaceAll('"allowed"', '"ok"').length + steps;
}

describe('smallerPlans', () => {
  it('are each smaller than the plan, and another one', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        for (const smaller of smallerPlans(plan)) {
          expect(weight(smaller)).toBeLessThan(weight(plan));
          expect(smaller.calls.length).toBeGreaterThan(0);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('leave the plan itself as it was', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const before = JSON.stringify(plan);
        for (const _ of smallerPlans(plan));
        expect(JSON.stringify(plan)).toBe(before);
      }),
      { numRuns: 50 },
    );
  });

  it('take the boldest cut first', () => {
    const [first] = smallerPlans({ calls: [call, call, call, call] });
    expect(first?.calls).toHaveLength(2);
  });

  it('take a field out of the answer together with its schema', () => {
    const schema = {
      type: 'object',
      properties: { a: { type: 'number' }, b: { type: 'number' } },
      required: ['a'],
    };
    const asked: Question = { ...question, schema, answer: { action: 'accept', content: { a: 1, b: 2 } } };
    const forms = [...smallerPlans({ calls: [{ ...call, rounds: [{ questions: [asked] }] }] })]
      .map((plan) => plan.calls[0]?.rounds[0]?.questions[0])
      .flatMap((one) =>
        one?.answer.action === 'accept' && one.schema ? [[one.answer.content, one.schema]] : [],
      )
      .filter(([content]) => Object.keys(content ?? {}).length === 1);
    expect(forms).toEqual([
      [{ b: 2 }, { type: 'object', properties: { b: { type: 'number' } } }],
      [{ a: 1 }, { type: 'object', properties: { a: { type: 'number' } } }],
    ]);
  });

  it('do not add to a schema without properties, and do not cut a character of a key in half', () => {
    const asked: Question = {
      ...question,
      key: '\u{1f600}\u{1f600}',
      schema: { type: 'object' },
      answer: { action: 'accept', content: { a: 1 } },
    };
    const plan: Plan = { calls: [{ ...call, rounds: [{ questions: [asked] }] }] };
    for (const smaller of smallerPlans(plan)) {
      expect(weight(smaller)).toBeLessThan(weight(plan));
      expect(JSON.stringify(smaller)).not.toMatch(/\\ud/);
    }
  });
});

describe('shrink', () => {
  it('ends within its budget, never grows, and gives back a plan that was seen to fail', async () => {
    await fc.assert(
      fc.asyncProperty(plans, fc.integer({ min: 0, max: 60 }), fc.nat(), async (plan, budget, salt) => {
        let played = 0;
        const failing = new Set([JSON.stringify(plan)]);
        const fails = async (smaller: Plan) => {
          played += 1;
          const text = JSON.stringify(smaller);
          // Any predicate will do: this one is as good as chance, and always says the same of the same plan.
          const does = (text.length * 31 + text.charCodeAt(salt % text.length)) % 3 === 0;
          if (does) failing.add(text);
          return does;
        };
        const shrunk = await shrink(plan, fails, budget);
        expect(played).toBeLessThanOrEqual(budget);
        expect(failing).toContain(JSON.stringify(shrunk));
        expect(weight(shrunk)).toBeLessThanOrEqual(weight(plan));
      }),
      { numRuns: 150 },
    );
  });

  it('comes to an end by itself where everything fails', async () => {
    await fc.assert(
      fc.asyncProperty(plans, async (plan) => {
        const shrunk = await shrink(plan, async () => true, Number.POSITIVE_INFINITY);
        expect([...smallerPlans(shrunk)]).toEqual([]);
        expect(shrunk.calls).toHaveLength(1);
      }),
      { numRuns: 50 },
    );
  });

  it('comes to an end where a smaller plan fails now and then', async () => {
    let turn = 0;
    const plan: Plan = { calls: [call, { ...call, step: 5, asks: 'always' }] };
    const shrunk = await shrink(plan, async () => turn++ % 2 === 0, 10_000);
    expect(weight(shrunk)).toBeLessThan(weight(plan));
  });

  it('finds the one call, round and question that matter', async () => {
    const guilty: Question = { ...question, message: 'a long story with a ! in it', key: 'guilty' };
    const many: Plan = {
      calls: Array.from({ length: 5 }, (_, index) => ({
        ...call,
        step: index,
        rounds: Array.from({ length: 3 }, (_, round) => ({
          state: 'a state',
          questions: index === 3 && round === 1 ? [question, { ...guilty }, question] : [question, question],
        })),
      })),
    };
    const fails = async (plan: Plan) =>
      plan.calls.some(({ rounds }) =>
        rounds.some(({ questions }) => questions.some(({ message }) => message.includes('!'))),
      );
    expect(await shrink(many, fails, 200)).toEqual({
      calls: [
        {
          ...call,
          declares: {},
          rounds: [{ questions: [{ key: 'g', message: '!', answer: { action: 'accept', content: {} } }] }],
        },
      ],
    });
  });

  it('plays nothing where there is no budget', async () => {
    const plan: Plan = { calls: [call, call] };
    const fails = () => Promise.reject(new Error('played'));
    expect(await shrink(plan, fails, 0)).toBe(plan);
  });
});
