import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { bare, nameOf } from './attribution.ts';
import { broken, held, quote } from './saw.ts';
import { messageOf, travelled } from './travelled.ts';

/**
 * Premise: a question was shown with the hub's attribution. What its child wrote like one, or a hub behind it, is the
 * child's own text; where the hub's is missing, that is a matter of `attribute.exact`.
 */
export const attributeOnce: Rule = {
  requirement: 'attribute.once',
  look: (trace) =>
    travelled(trace).flatMap((question): Sighting[] => {
      const attribution = bare(`Server "${nameOf(trace, question)}" asks:`);
      const count = (text: string) => bare(text).split(attribution).length - 1;
      const message = messageOf(question.shown);
      const own = count(message) - count(messageOf(question.asked));
      const { entry } = question.shown;
      if (count(message) === 0) return [];
      return [
        own <= 1
          ? held(entry)
          : broken(entry, 'one attribution of the hub', `there are ${own} in ${quote(message)}`),
      ];
    }),
};
