import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { broken, held } from './saw.ts';
import { isAscii, mayBeTooLarge, overhead, sized } from './sized.ts';

/**
 * Premise: a message of one byte a character that is over the limit as it was received, or one that is within it as it
 * would be shown, beside one that was shown. Between the two a hub may decide either way. What is over may be refused
 * or cut.
 */
export const limitMessage: Rule = {
  requirement: 'limit.message',
  under: ['tight'],
  look: (trace) => {
    const limit = trace.hub.maxMessageBytes;
    const all = sized(trace).filter(({ message }) => isAscii(message));
    const prefix = overhead(all);
    if (limit === undefined || prefix === undefined) return [];
    if (!all.some(({ received }) => received + 2 * prefix >= limit)) return [];
    return all.flatMap((one): Sighting[] => {
      const { asked, received, shown, shownBytes } = one;
      if (received > limit) {
        if (shown === undefined || shownBytes <= limit) return [held(asked.entry)];
        const actual = `it has ${shownBytes}`;
        return [broken(shown.entry, `a message of at most ${limit} bytes`, actual)];
      }
      // What is refused as a whole says nothing of its message.
      if (received + prefix > limit || mayBeTooLarge(trace, one)) return [];
      if (shown !== undefined) return [held(shown.entry)];
      const expected = `a message of ${received} bytes, ${received + prefix} as shown, arrives: ${limit} are allowed`;
      return [broken(asked.entry, expected, 'the question did not arrive')];
    });
  },
};
