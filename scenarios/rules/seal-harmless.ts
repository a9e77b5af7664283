import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { answerTo, attempts, passed, relays, rightfulRequest } from './attack.ts';
import { broken, held } from './saw.ts';

/**
 * Premise: a call without attacks went through to its end before, so that this hub is known to serve such calls; then a
 * state was refused. After that the rightful retry must go through, and so must whatever else is called.
 */
export const sealHarmless: Rule = {
  requirement: 'seal.harmless',
  look: (trace) => {
    const refused = attempts(trace).filter((one) => one.refused);
    if (refused.some(({ relayed }) => relayed)) return [relays];
    return refused.flatMap(({ request, answer }): Sighting[] => {
      const { call, turn } = request.part ?? { call: -1, turn: 0 };
      if (!plainCalls(trace).some((one) => one !== call && ended(trace, one, request.n))) return [];
      const rightful = rightfulRequest(trace, call, turn);
      if (rightful === undefined) return [];
      if (!passed(trace, rightful)) {
        return [
          broken(
            answerTo(trace, rightful) ?? rightful,
            'the rightful retry goes through after another one was refused',
            'it was refused too',
          ),
        ];
      }
      const stuck = plainCalls(trace).find((one) => startsAfter(trace, one, answer.n) && !ended(trace, one));
      if (stuck === undefined) return [held(answer)];
      const last = lastRequest(trace, stuck);
      return [
        broken(
          (last && answerTo(trace, last)) ?? answer,
          'other calls go on after a state was refused',
          'a call that nobody attacked did not go through',
        ),
      ];
    });
  },
};

/** Calls that ask at least once and are not attacked. */
function plainCalls({ plan }: Trace): number[] {
  return [...plan.calls.keys()].filter((call) => {
    const rounds = plan.calls[call]?.rounds ?? [];
    return rounds.length > 0 && rounds.every(({ attacks }) => attacks === undefined);
  });
}

/** Every request of the call went through, the retry that ends it included. @param by what has to come before. */
function ended(trace: Trace, call: number, by = Number.POSITIVE_INFINITY): boolean {
  const rounds = trace.plan.calls[call]?.rounds.length ?? 0;
  const last = rightfulRequest(trace, call, rounds);
  const answer = last && answerTo(trace, last);
  return last !== undefined && answer !== undefined && answer.n < by && passed(trace, last);
}

function startsAfter(trace: Trace, call: number, n: number): boolean {
  return (rightfulRequest(trace, call, 0)?.n ?? -1) > n;
}

function lastRequest(trace: Trace, call: number) {
  return trace.entries.findLast(
    ({ side, direction, part }) => side === 'front' && direction === 'to-hub' && part?.call === call,
  );
}
