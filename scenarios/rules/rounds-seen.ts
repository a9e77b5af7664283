import type { Entry } from '../../harness/model/entry.ts';
import { member } from '../../harness/model/json.ts';
import type { Call, Round } from '../../harness/model/plan.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { type ChildRequest, fold } from './fold.ts';

/** One turn of a call in which a modern child asked, with what came of it on both legs. */
export interface RoundSeen {
  readonly index: number;
  readonly call: Call;
  readonly turn: number;
  readonly round: Round;
  /** The child's `input_required`. */
  readonly asked: Entry;
  /** What the client got for the request that caused it. */
  readonly shown: Entry | undefined;
  /** The client's retry, and what it got for that. */
  readonly retry: Entry | undefined;
  readonly answer: Entry | undefined;
  /** The child's next request. */
  readonly next: ChildRequest | undefined;
}

/** The turns of all calls in which a modern child asked, without those that attacks brought about. */
export function roundsSeen(trace: Trace): RoundSeen[] {
  const { childRequests } = fold(trace);
  return childRequests.flatMap((request): RoundSeen[] => {
    const { call: index, turn, entry, cause } = request;
    const call = trace.plan.calls[index];
    const round = call?.rounds[turn] ?? (call?.endless ? call.rounds.at(-1) : undefined);
    const asked = trace.entries.find(({ side, answers }) => side === 'back' && answers === entry.n);
    if (call === undefined || round === undefined || asked === undefined) return [];
    if (member(asked.body, 'result', 'resultType') !== 'input_required') return [];
    const retry = clientRequest(trace, index, (cause?.part?.turn ?? 0) + 1);
    return [
      {
        index,
        call,
        turn,
        round,
        asked,
        shown: cause && answerOf(trace, cause),
        retry,
        answer: retry && answerOf(trace, retry),
        next: childRequests.find((one) => one.call === index && one.turn === turn + 1),
      },
    ];
  });
}

function clientRequest(trace: Trace, call: number, turn: number): Entry | undefined {
  return trace.entries.find(
    ({ side, direction, part, body }) =>
      side === 'front' &&
      direction === 'to-hub' &&
      part?.call === call &&
      part.turn === turn &&
      part.attack === undefined &&
      member(body, 'method') !== undefined,
  );
}

function answerOf(trace: Trace, request: Entry): Entry | undefined {
  return trace.entries.find(({ side, answers }) => side === request.side && answers === request.n);
}
