import type { Rule } from '../../harness/model/sighting.ts';
import { lostOf } from './kept-text.ts';
import { broken, held, quote } from './saw.ts';
import { messageOf, travelled } from './travelled.ts';

/** Premise: a question was shown. */
export const stripKeepsText: Rule = {
  requirement: 'strip.keeps-text',
  look: (trace) =>
    travelled(trace).map(({ asked, shown }) => {
      const message = messageOf(shown);
      const lost = lostOf(messageOf(asked), message);
      return lost === undefined
        ? held(shown.entry)
        : broken(
            shown.entry,
            `all visible text of ${quote(messageOf(asked))}`,
            `${quote(lost)} is not in ${quote(message)}`,
          );
    }),
};
