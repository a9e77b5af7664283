import { member } from '../../harness/model/json.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { fold } from './fold.ts';
import { canariesIn, firstLeak } from './leaks.ts';
import { broken, held, quote } from './saw.ts';

/** Characters of a state by which it is recognised, and how long a state must be for that. */
const piece = 24;

/** Premise: a client answered, and what the hub writes to its log is known. */
export const logNoAnswer: Rule = {
  requirement: 'log.no-answer',
  look: (trace) => {
    const { log } = trace;
    if (log === undefined) return [];
    return fold(trace).given.flatMap(({ place, entry }): Sighting[] => {
      const round = trace.plan.calls[place.call]?.rounds[place.turn];
      if (round === undefined) return [];
      const { answer } = round.questions[place.question] ?? {};
      const words = canariesIn({
        ...(answer !== undefined && { answer: { ...answer } }),
        ...(round.unasked !== undefined && { unasked: round.unasked }),
        ...(round.state !== undefined && { state: round.state }),
      });
      const leak = firstLeak(log, words);
      if (leak !== undefined) {
        const actual = `${leak.canary} stands in a line, ${leak.as}: ${quote(leak.line)}`;
        return [broken(entry, 'nothing of an answer and no state is in the log', actual)];
      }
      const state = statesOf(trace, place.call).find((one) => log.some((line) => line.includes(one)));
      if (state === undefined) return [held(entry)];
      return [broken(entry, 'no state is in the log', `a line holds ${quote(state)}`)];
    });
  },
};

/** The beginnings of the states that the hub gave to the client of a call. */
function statesOf(trace: Trace, call: number): string[] {
  return trace.entries.flatMap(({ side, direction, part, body }) => {
    const state = member(body, 'result', 'requestState');
    const isOne = side === 'front' && direction === 'from-hub' && part?.call === call;
    return isOne && typeof state === 'string' && state.length > piece ? [state.slice(0, piece)] : [];
  });
}
