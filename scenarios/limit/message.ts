import fc from 'fast-check';
import type { Plan } from '../../harness/model/plan.ts';
import { guideCarries } from '../../harness/model/requirement.ts';
import { shortNames } from '../../harness/model/revision.ts';
import type { Ground, Scenario } from '../../harness/model/scenario.ts';
import { plainQuestion } from '../plans/questions.ts';
import { eachAlone, messageOf, shortQuestion } from '../plans/sizes.ts';

/** Bytes of the guide's attribution with two line ends behind it: there a message is just at the limit as shown. */
function prefixAt({ pair }: Ground): number {
  return `Server "alpha-${shortNames[pair.child]}-${pair.childVia}" asks:\n\n`.length;
}

function sizes(ground: Ground, limit: number, offsets: readonly number[], letter?: string): Plan['calls'] {
  const around = limit - prefixAt(ground);
  const questions = offsets.map((offset) => plainQuestion(messageOf(around + offset, letter)));
  return eachAlone([shortQuestion, ...questions]).calls;
}

/** A character of each length in UTF-8 beyond one. */
const letters = ['\u00e9', '\u4e2d', '\u{1f600}'] as const;

export const longMessages: Scenario<fc.Arbitrary<Plan>> = {
  id: 'limit/message',
  title: 'messages just within the limit, just above it and far above it, in characters of every length',
  reaches: ['limit.message', 'limit.bytes'],
  needs: { children: 1, settings: ['tight'] },
  plays: guideCarries,
  examples: (ground) => {
    const tight = ground.under?.tight?.maxMessageBytes ?? 200;
    const usual = ground.usual?.maxMessageBytes;
    const prefix = prefixAt(ground);
    return [
      { calls: sizes(ground, tight, [0, 1, prefix, prefix + 1]), setting: 'tight' },
      ...letters.map(
        (letter): Plan => ({
          calls: sizes(ground, tight, [0, prefix + 1, prefix + 1 + letter.length], letter),
          setting: 'tight',
        }),
      ),
      ...(usual === undefined ? [] : [{ calls: sizes(ground, usual, [0, prefix + 1]) }]),
    ];
  },
  plans: (ground) =>
    fc
      .record({
        offsets: fc.array(fc.integer({ min: -20, max: 120 }), { minLength: 1, maxLength: 3 }),
        letter: fc.constantFrom('x', ...letters),
      })
      .map(({ offsets, letter }): Plan => {
        const tight = ground.under?.tight?.maxMessageBytes ?? 200;
        const near = [0, prefixAt(ground) + 1, ...offsets].sort((a, b) => a - b);
        return { calls: sizes(ground, tight, near, letter), setting: 'tight' };
      }),
};
