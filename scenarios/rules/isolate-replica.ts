import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { failed } from './ends.ts';
import { roundsSeen } from './rounds-seen.ts';
import { broken, held, quote } from './saw.ts';

/** Premise: a client was shown a question by one instance of a hub and answered it at another. */
export const isolateReplica: Rule = {
  requirement: 'isolate.replica',
  look: (trace) =>
    roundsSeen(trace).flatMap(({ call, turn, round, retry, answer, next }): Sighting[] => {
      if (round.retryAt !== 'replica' || call.leaves !== undefined || turn >= trace.hub.maxRounds - 1)
        return [];
      if (round.attacks !== undefined || retry === undefined || answer === undefined) return [];
      if (next !== undefined && !failed(answer)) return [held(answer)];
      return [
        broken(
          answer,
          'the state opens at another instance with the same secret',
          answer.kind === 'gave-up' ? 'no answer came' : `the answer is ${quote(answer.body ?? answer.raw)}`,
        ),
      ];
    }),
};
