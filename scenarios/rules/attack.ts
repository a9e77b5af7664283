import type { Entry } from '../../harness/model/entry.ts';
import { member } from '../../harness/model/json.ts';
import type { Attack } from '../../harness/model/plan.ts';
import type { Sighting } from '../../harness/model/sighting.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { broken, exempt, held, quote } from './saw.ts';

/**
 * Looks at the attacks of a plan that a rule is about. Each must be refused with an error; and the rightful retry
 * of the same state, which differs from the attack in that one thing, must go through, or nothing was shown.
 */
export function refusals(
  trace: Trace,
  which: (attack: Attack) => boolean,
  options: { readonly relaysMayPass: boolean },
): Sighting[] {
  return trace.entries.flatMap((attempt): Sighting[] => {
    const { part } = attempt;
    if (part?.attack === undefined || attempt.direction !== 'to-hub') return [];
    const attack = trace.plan.calls[part.call]?.rounds[part.turn - 1]?.attacks?.[part.attack];
    if (attack === undefined || !which(attack)) return [];
    if (options.relaysMayPass && relaysChildState(trace, part.call)) {
      return [exempt("it relays the child's own state, so it has none of its own to protect")];
    }
    const answer = answerTo(trace, attempt);
    if (answer === undefined || !twinPassed(trace, attempt)) return [];
    if (isRefusal(trace, attempt, answer)) return [held(answer)];
    return [
      broken(
        answer,
        'the retry is refused with an error',
        answer.kind === 'gave-up' ? 'no answer came' : `the answer is ${quote(answer.body ?? answer.raw)}`,
      ),
    ];
  });
}

/** The entry that answers a request of a client. */
export function answerTo(trace: Trace, request: Entry): Entry | undefined {
  return trace.entries.find((entry) => entry.answers === request.n && entry.side === request.side);
}

/** Whether the hub hands the client the very state that the child sent. */
function relaysChildState(trace: Trace, call: number): boolean {
  const stateIn = (side: Entry['side'], direction: Entry['direction']) =>
    trace.entries
      .filter((entry) => entry.side === side && entry.direction === direction && entry.part?.call === call)
      .map(({ body }) => member(body, 'result', 'requestState'))
      .filter((state) => typeof state === 'string');
  const own = stateIn('back', 'to-hub');
  return stateIn('front', 'from-hub').some((state) => state !== '' && own.includes(state));
}

/** The rightful retry of the same turn went through: a hub that refuses every retry protects nothing. */
function twinPassed(trace: Trace, attempt: Entry): boolean {
  const rightful = trace.entries.find(
    ({ side, direction, part }) =>
      side === 'front' &&
      direction === 'to-hub' &&
      part?.call === attempt.part?.call &&
      part?.turn === attempt.part?.turn &&
      part?.attack === undefined,
  );
  const answer = rightful && answerTo(trace, rightful);
  if (rightful === undefined || answer === undefined) return false;
  return member(answer.body, 'result') !== undefined && !isRefusal(trace, rightful, answer);
}

/** An error, an HTTP refusal, or a tool error that the hub gave without asking the child. */
function isRefusal(trace: Trace, attempt: Entry, answer: Entry): boolean {
  if (answer.kind === 'gave-up') return false;
  if (member(answer.body, 'error') !== undefined || (answer.status ?? 200) >= 400) return true;
  const childHeard = trace.entries.some(
    ({ n, side, direction, part }) =>
      n > attempt.n &&
      n < answer.n &&
      side === 'back' &&
      direction === 'from-hub' &&
      part?.call === attempt.part?.call,
  );
  return member(answer.body, 'result', 'isError') === true && !childHeard;
}
