import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { bare, frameOf, nameOf } from './attribution.ts';
import { broken, held, quote } from './saw.ts';
import { messageOf, travelled } from './travelled.ts';

/** Premise: a question was shown. */
export const attributeNamed: Rule = {
  requirement: 'attribute.named',
  look: (trace) =>
    travelled(trace).flatMap((question): Sighting[] => {
      const { entry } = question.shown;
      const frame = frameOf(question);
      const name = nameOf(trace, question);
      if (frame === undefined) return [];
      if (frame.includes(bare(name))) return [held(entry)];
      return [
        broken(
          entry,
          `the name "${name}" before the child's text`,
          `the message is ${quote(messageOf(question.shown))}`,
        ),
      ];
    }),
};
