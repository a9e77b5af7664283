import { member } from '../../harness/model/json.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { declaredModes, toldModes } from './declared.ts';
import { fold } from './fold.ts';
import { broken, held, quote } from './saw.ts';

/**
 * Premise: a child was told of elicitation for a call whose client declared some. It is told of no mode beyond those;
 * that it is told of all of them is a matter of `announce.all-four`.
 */
export const announceMirror: Rule = {
  requirement: 'announce.mirror',
  look: (trace) =>
    fold(trace).childRequests.flatMap(({ call, entry, capabilities }): Sighting[] => {
      const declared = declaredModes(trace, call);
      const told = toldModes(capabilities);
      if (declared.length === 0 || told.length === 0) return [];
      if (told.every((mode) => declared.includes(mode))) return [held(entry)];
      return [
        broken(
          entry,
          `the child is told of no more than ${declared.join(' and ')}, which this request declares`,
          `it is told ${quote(member(capabilities, 'elicitation'))}`,
        ),
      ];
    }),
};
