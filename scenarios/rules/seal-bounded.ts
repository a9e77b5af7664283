import { member } from '../../harness/model/json.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { type Attempt, attempts, isRepetition, relays } from './attack.ts';
import { broken, held, quote } from './saw.ts';

/**
 * Premise: a client presented a state of its own call more often than once, and the rightful retry went through. It may
 * be refused, or be served again as it was served before; it leads the child to nothing that came later.
 */
export const sealBounded: Rule = {
  requirement: 'seal.bounded',
  look: (trace) =>
    attempts(trace)
      .filter(({ attack }) => isRepetition(attack))
      .flatMap((attempt): Sighting[] => {
        const { answer, twinPassed, relayed, heard } = attempt;
        if (relayed) return [relays];
        if (!twinPassed) return [];
        const own = stateOf(trace, attempt);
        if (own === undefined) return [];
        const further = heard.find(({ body }) => member(body, 'params', 'requestState') !== own.state);
        if (further === undefined) return [held(answer)];
        return [
          broken(
            further,
            `the state leads no further than the first time, to ${quote(own.state)}`,
            `the child got ${quote(member(further.body, 'params', 'requestState'))}`,
          ),
        ];
      }),
};

/** The child's own state that belongs to the one presented; undefined where the hub never gave that one out. */
function stateOf(trace: Trace, { request }: Attempt): { readonly state: unknown } | undefined {
  const presented = member(request.body, 'params', 'requestState');
  const given = trace.entries.find(
    ({ n, side, direction, part, body }) =>
      n < request.n &&
      side === 'front' &&
      direction === 'from-hub' &&
      part?.call === request.part?.call &&
      member(body, 'result', 'requestState') === presented,
  );
  const sent =
    given &&
    trace.entries.findLast(
      ({ n, side, direction, part, body }) =>
        n < given.n &&
        side === 'back' &&
        direction === 'to-hub' &&
        part?.call === request.part?.call &&
        member(body, 'result', 'resultType') === 'input_required',
    );
  return sent && { state: member(sent.body, 'result', 'requestState') };
}
