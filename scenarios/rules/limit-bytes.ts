import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { broken, held, quote } from './saw.ts';
import { isAscii, mayBeTooLarge, overhead, sized } from './sized.ts';

/**
 * Premise: a message with characters of several bytes that is over the limit in bytes and not in characters, or within
 * the limit in bytes; or one that was cut.
 */
export const limitBytes: Rule = {
  requirement: 'limit.bytes',
  under: ['tight'],
  look: (trace) => {
    const limit = trace.hub.maxMessageBytes;
    const questions = sized(trace);
    const prefix = overhead(questions);
    if (limit === undefined || prefix === undefined) return [];
    return questions
      .filter(({ message, received }) => !isAscii(message) && received + 2 * prefix >= limit)
      .flatMap((one): Sighting[] => {
        const { asked, received, shown, shownBytes } = one;
        const text = String(shown?.params.message ?? '');
        if (/[\p{Cs}\uFFFD]/u.test(text)) {
          return [
            broken((shown ?? asked).entry, 'no character is cut in half', `the message is ${quote(text)}`),
          ];
        }
        if (received > limit) {
          if (shown === undefined || shownBytes <= limit) return [held(asked.entry)];
          return [
            broken(shown.entry, `a message of at most ${limit} bytes of UTF-8`, `it has ${shownBytes}`),
          ];
        }
        if (received + prefix > limit || mayBeTooLarge(trace, one)) return [];
        if (shown !== undefined) return [held(shown.entry)];
        const expected = `a message of ${received} bytes of UTF-8, ${received + prefix} as shown, arrives: ${limit} are allowed`;
        return [broken(asked.entry, expected, 'the question did not arrive')];
      });
  },
};
