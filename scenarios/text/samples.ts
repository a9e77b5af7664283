import fc from 'fast-check';
import type { Plan } from '../../harness/model/plan.ts';
import type { Scenario } from '../../harness/model/scenario.ts';
import { anyText } from '../plans/questions.ts';
import { askAll } from './ask.ts';
import { attacks, benign } from './corpus.ts';

const lies = Object.values(attacks);
const truths = Object.values(benign);

/** In lists of so many, so that one message that a hub refuses does not take all others with it. */
function inLists(messages: readonly string[], size: number): Plan[] {
  return Array.from({ length: Math.ceil(messages.length / size) }, (_, index) =>
    askAll(messages.slice(index * size, (index + 1) * size)),
  );
}

export const samples: Scenario<fc.Arbitrary<Plan>> = {
  id: 'text/samples',
  title: 'messages that lie about their shape, and messages in many scripts that do not',
  reaches: ['strip.zero-width', 'strip.control', 'strip.lines', 'strip.keeps-text', 'attribute.visual'],
  needs: { children: 1 },
  plays: () => true,
  examples: () => [...inLists(lies, 20), ...inLists(truths, 20)],
  plans: () =>
    fc
      .array(fc.oneof(fc.constantFrom(...lies, ...truths), anyText), { minLength: 1, maxLength: 3 })
      .map((parts) => parts.join('').slice(0, 500))
      .map((message) => askAll([message])),
};
