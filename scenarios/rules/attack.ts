import type { Entry } from '../../harness/model/entry.ts';
import { member } from '../../harness/model/json.ts';
import type { Attack } from '../../harness/model/plan.ts';
import type { Sighting } from '../../harness/model/sighting.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { broken, exempt, held, quote } from './saw.ts';

/** A retry that ought to be refused, and what came of it. */
export interface Attempt {
  readonly attack: Attack;
  readonly request: Entry;
  readonly answer: Entry;
  /** The hub answered with an error, or with a tool error of its own. */
  readonly refused: boolean;
  /** The rightful retry of the same state, which differs from the attempt in that one thing, went through. */
  readonly twinPassed: boolean;
  /** The hub hands out the child's own state, perhaps with something around it, and leaves its protection to the child. */
  readonly relayed: boolean;
  /** What children heard of the call from the attempt on, until its client went on. */
  readonly heard: readonly Entry[];
}

/** What a rule says of a hub that has no state of its own. */
export const relays = exempt("it relays the child's own state, so it has none of its own to protect");

/** All attempts of a trace that were answered. */
export function attempts(trace: Trace): Attempt[] {
  return trace.entries.flatMap((request): Attempt[] => {
    const { part } = request;
    if (part?.attack === undefined || request.direction !== 'to-hub') return [];
    const attack = trace.plan.calls[part.call]?.rounds[part.turn - 1]?.attacks?.[part.attack];
    const answer = answerTo(trace, request);
    if (attack === undefined || answer === undefined) return [];
    return [
      {
        attack,
        request,
        answer,
        refused: isRefusal(trace, request, answer),
        twinPassed: twinPassed(trace, request),
        relayed: relayed(trace, part.call) !== undefined,
        heard: heardAfter(trace, request, answer),
      },
    ];
  });
}

/**
 * Looks at the attacks of a plan that a rule is about. Each must be refused with an error; and the rightful retry
 * of the same state must go through, or nothing was shown.
 */
export function refusals(
  trace: Trace,
  which: (attack: Attack) => boolean,
  options: { readonly relaysMayPass: boolean },
): Sighting[] {
  return attempts(trace)
    .filter(({ attack }) => which(attack))
    .flatMap(({ answer, refused, twinPassed: twin, relayed: isRelayed }): Sighting[] => {
      if (options.relaysMayPass && isRelayed) return [relays];
      if (!twin) return [];
      if (refused) return [held(answer)];
      const actual =
        answer.kind === 'gave-up' ? 'no answer came' : `the answer is ${quote(answer.body ?? answer.raw)}`;
      return [broken(answer, 'the retry is refused with an error', actual)];
    });
}

/** Whether an attack presents the right state and differs from the rightful retry in these members alone. */
export function differsIn({ edit, ...aim }: Attack, ...members: (keyof Attack)[]): boolean {
  const changed = Object.keys(aim) as (keyof Attack)[];
  return (
    edit.kind === 'none' && changed.length === members.length && members.every((one) => changed.includes(one))
  );
}

/** The entry that answers a request of a client. */
export function answerTo(trace: Trace, request: Entry): Entry | undefined {
  return trace.entries.find((entry) => entry.answers === request.n && entry.side === request.side);
}

/** The rightful request of a client in a turn of a call. */
export function rightfulRequest(trace: Trace, call: number, turn: number): Entry | undefined {
  return trace.entries.find(
    ({ side, direction, part }) =>
      side === 'front' &&
      direction === 'to-hub' &&
      part?.call === call &&
      part.turn === turn &&
      part.attack === undefined,
  );
}

/** Whether a request of a client ended in a result that is no refusal. */
export function passed(trace: Trace, request: Entry): boolean {
  const answer = answerTo(trace, request);
  return (
    answer !== undefined && member(answer.body, 'result') !== undefined && !isRefusal(trace, request, answer)
  );
}

/** Whether an attack presents a state of the client's own call, unaltered, in its place: more often than once. */
export function isRepetition({ edit, ...aim }: Attack): boolean {
  return Object.keys(aim).length === 0 && (edit.kind === 'none' || edit.kind === 'earlier');
}

/** A shorter text of a child may stand in a state by accident. */
const telling = 4;

/**
 * How the child's state stood in the first one that the hub gave out for a call: `same`, or `within` something of the
 * hub's own, to be read by everybody. Either way the child's own protection is all there is.
 */
export function relayed(trace: Trace, call: number): 'same' | 'within' | undefined {
  const states = trace.entries.flatMap(({ n, side, direction, part, body }) => {
    const state = part?.call === call ? member(body, 'result', 'requestState') : undefined;
    return typeof state === 'string' ? [{ n, side, direction, state }] : [];
  });
  const given = states.find(
    ({ side, direction, state }) => side === 'front' && direction === 'from-hub' && state !== '',
  );
  const own = states.findLast(
    ({ n, side, direction }) => side === 'back' && direction === 'to-hub' && n < (given?.n ?? 0),
  );
  if (given === undefined || own === undefined) return undefined;
  if (given.state === own.state) return 'same';
  return own.state.length >= telling && given.state.includes(own.state) ? 'within' : undefined;
}

/** The rightful retry of the same turn went through: a hub that refuses every retry protects nothing. */
function twinPassed(trace: Trace, attempt: Entry): boolean {
  const { part } = attempt;
  const rightful = part && rightfulRequest(trace, part.call, part.turn);
  return rightful !== undefined && passed(trace, rightful);
}

/** An error, an HTTP refusal, or a tool error that the hub gave without asking the child. */
function isRefusal(trace: Trace, attempt: Entry, answer: Entry): boolean {
  if (answer.kind === 'gave-up') return false;
  if (member(answer.body, 'error') !== undefined || (answer.status ?? 200) >= 400) return true;
  const childHeard = childEntries(trace, attempt).some(({ n }) => n < answer.n);
  return member(answer.body, 'result', 'isError') === true && !childHeard;
}

/** A call's client does one thing after the other, so what its child hears until the next was caused by this one. */
function heardAfter(trace: Trace, request: Entry, answer: Entry): Entry[] {
  const next = trace.entries.find(
    ({ n, side, direction, part }) =>
      n > answer.n && side === 'front' && direction === 'to-hub' && part?.call === request.part?.call,
  );
  return childEntries(trace, request).filter(({ n }) => n < (next?.n ?? Number.POSITIVE_INFINITY));
}

function childEntries(trace: Trace, { n: since, part: of }: Entry): Entry[] {
  return trace.entries.filter(
    ({ n, side, direction, part }) =>
      n > since && side === 'back' && direction === 'from-hub' && part?.call === of?.call,
  );
}
