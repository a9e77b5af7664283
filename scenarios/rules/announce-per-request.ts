import { member, sameJson } from '../../harness/model/json.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { modesOf, toldModes } from './declared.ts';
import { fold } from './fold.ts';
import { broken, held, quote } from './saw.ts';

/**
 * Premise: calls of one plan declare different things, one of them elicitation, and the child was told of that one.
 * Broken where a child is told what another call declared; what is wrong otherwise is no memory, and nor is it to
 * hold back one of the modes that this call declares, as hubs do that carry only the other.
 */
export const announcePerRequest: Rule = {
  requirement: 'announce.per-request',
  look: (trace) => {
    if (trace.pair.client !== '2026-07-28' || trace.pair.child !== '2026-07-28') return [];
    const declared = trace.plan.calls.map(({ declares }) => modesOf(declares.elicitation));
    const first = fold(trace).childRequests.filter(({ turn }) => turn === 0);
    if (declared.every((one) => sameJson(one, declared[0]))) return [];
    if (!first.some(({ capabilities }) => toldModes(capabilities).length > 0)) return [];
    return first.flatMap(({ call, capabilities, entry }): Sighting[] => {
      const own = declared[call] ?? [];
      const heard = toldModes(capabilities);
      if (sameJson(heard, own)) return [held(entry)];
      if (heard.length > 0 && heard.every((mode) => own.includes(mode))) return [];
      if (!declared.some((other) => sameJson(other, heard))) return [];
      return [
        broken(
          entry,
          `the child is told ${describe(own)}, as this request declares`,
          `it is told ${describe(heard)} (${quote(member(capabilities, 'elicitation'))}), as another request did`,
        ),
      ];
    });
  },
};

function describe(heard: readonly string[]): string {
  return heard.length === 0 ? 'no elicitation' : `elicitation (${heard.join(', ')})`;
}
