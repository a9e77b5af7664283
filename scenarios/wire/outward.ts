import fc from 'fast-check';
import type { AskingMethod, Call, Plan } from '../../harness/model/plan.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { declarations } from '../plans/declarations.ts';
import { probing } from '../plans/probes.ts';
import { plainQuestion } from '../plans/questions.ts';

function call(method: AskingMethod, step: number, rounds: number): Call {
  return {
    by: 'ann',
    to: 'alpha',
    step,
    declares: declarations.form,
    asks: 'allowed',
    ...(method !== 'tools/call' && { method }),
    rounds: Array.from({ length: rounds }, () => ({ questions: [plainQuestion('Go on?')], state: 'on' })),
  };
}

/** Names that a header field cannot carry as they are. A hub that asks its own list first will refuse them: no harm done. */
const names = ['größe', '日本語', 'two words', '=?base64?literal?='];

function outward(methods: readonly AskingMethod[], rounds: number, called: readonly string[]): Plan {
  const { probes = [] } = probing(
    called.map((name) => ({ message: { method: 'tools/call', params: { name, arguments: {} } } })),
  );
  return {
    calls: methods.map((method, step) => call(method, step, rounds)),
    ...(probes.length > 0 && { probes }),
  };
}

const methods = ['tools/call', 'prompts/get', 'resources/read'] as const;

export const outwardHeaders: Scenario<fc.Arbitrary<Plan>> = {
  id: 'wire/outward',
  title: 'calls of every kind, through more than one round, to a child over HTTP',
  reaches: ['wire.headers-out'],
  needs: { children: 1 },
  plays: ({ child, childVia }) => child === '2026-07-28' && childVia === 'http',
  examples: () => [outward(methods, 1, names)],
  plans: () =>
    fc
      .record({
        // A tool call is what every hub carries.
        others: fc.uniqueArray(fc.constantFrom(...methods.slice(1)), { maxLength: 2 }),
        rounds: fc.integer({ min: 0, max: 2 }),
        called: fc.uniqueArray(fc.constantFrom(...names), { maxLength: 2 }),
      })
      .map(({ others, rounds, called }) => outward(['tools/call', ...others], rounds, called)),
};
