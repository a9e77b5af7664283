import { member } from '../../harness/model/json.ts';
import { guideCarries } from '../../harness/model/requirement.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { declaredModes, toldModes } from './declared.ts';
import { fold } from './fold.ts';
import { broken, held, quote } from './saw.ts';

/**
 * Premise: a client that declared elicitation called a child. A modern child is told of all that was declared, a
 * legacy one of nothing. What is told although nothing was declared is a matter of `fallback.told` and
 * `announce.per-request`; what is told for a legacy client over HTTP, of `announce.legacy-http`.
 */
export const announceAllFour: Rule = {
  requirement: 'announce.all-four',
  look: (trace) =>
    fold(trace).childRequests.flatMap(({ call, entry, capabilities }): Sighting[] => {
      const declared = declaredModes(trace, call);
      if (declared.length === 0) return [];
      const told = toldModes(capabilities);
      if (guideCarries(trace.pair)) {
        const missing = declared.filter((mode) => !told.includes(mode));
        if (missing.length === 0) return [held(entry)];
        const expected = `the child, which speaks 2026-07-28, is told of ${missing.join(' and ')}`;
        return [broken(entry, expected, `it is told ${quote(capabilities)}`)];
      }
      if (told.length === 0) return [held(entry)];
      if (trace.pair.child === '2026-07-28') return [];
      return [
        broken(
          entry,
          'a child that did not negotiate 2026-07-28 is told of no elicitation',
          `it is told ${quote(member(capabilities, 'elicitation'))}`,
        ),
      ];
    }),
};
