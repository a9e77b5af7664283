import type { Entry } from '../../harness/model/entry.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { answerTo, passed, relayed, relays, rightfulRequest } from './attack.ts';
import { broken, held, quote } from './saw.ts';

/**
 * Premise: a state came back after its time, by the client's clock, which begins later than the hub's own; and another
 * one that came back in time went through.
 */
export const sealExpired: Rule = {
  requirement: 'seal.expired',
  under: ['short-lived'],
  look: (trace) => {
    const ttl = trace.hub.stateTtlMs;
    if (ttl === undefined || trace.plan.setting !== 'short-lived') return [];
    const retries = trace.plan.calls.flatMap((call, index) =>
      call.rounds.length === 1 ? retryOf(trace, index) : [],
    );
    if (!retries.some(({ age, request }) => age < ttl && passed(trace, request))) return [];
    return retries.flatMap(({ index, age, request, answer }): Sighting[] => {
      if (age <= ttl) return [];
      if (relayed(trace, index) !== undefined) return [relays];
      if (!passed(trace, request)) return [held(answer)];
      const actual = `after ${Math.round(age)} ms the answer is ${quote(answer.body ?? answer.raw)}`;
      return [broken(answer, `the state is refused after ${ttl} ms`, actual)];
    });
  },
};

/** The retry of a call, and how old its state was, in milliseconds. */
function retryOf(
  trace: Trace,
  index: number,
): { readonly index: number; readonly age: number; readonly request: Entry; readonly answer: Entry }[] {
  const first = rightfulRequest(trace, index, 0);
  const given = first && answerTo(trace, first);
  const request = rightfulRequest(trace, index, 1);
  const answer = request && answerTo(trace, request);
  if (given === undefined || request === undefined || answer === undefined || answer.kind === 'gave-up')
    return [];
  return [{ index, age: request.ms - given.ms, request, answer }];
}
