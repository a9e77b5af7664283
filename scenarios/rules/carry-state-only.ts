import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { roundsSeen } from './rounds-seen.ts';
import { broken, held, quote } from './saw.ts';

/**
 * Premise: a child answered with a state and no question. It is called again: because the client was given a state
 * and came back with it, or because the hub went on by itself, as a client may.
 */
export const carryStateOnly: Rule = {
  requirement: 'carry.state-only',
  look: (trace) =>
    roundsSeen(trace).flatMap(({ call, turn, round, asked, shown, next }): Sighting[] => {
      const more = round.beside ?? round.extra ?? round.instead ?? round.attacks;
      if (round.state === undefined || round.questions.length > 0 || more !== undefined) return [];
      if (call.leaves !== undefined || turn >= trace.hub.maxRounds - 1) return [];
      if (next !== undefined) return [held(next.entry)];
      return [
        broken(
          shown ?? asked,
          'the child is called again with its state',
          shown === undefined ? 'it was not' : `${call.by} got ${quote(shown.body ?? shown.raw)}`,
        ),
      ];
    }),
};
