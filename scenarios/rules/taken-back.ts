import type { Entry } from '../../harness/model/entry.ts';
import { member } from '../../harness/model/json.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { fold } from './fold.ts';

/** A call that its client took back while its child had it. */
export interface TakenBack {
  readonly index: number;
  /** By which the client took it back: a notice, or that it waits no longer. */
  readonly by: Entry;
  /** The last request of the hub at the child before that. */
  readonly request: Entry;
}

/** The calls that clients took back. */
export function takenBack(trace: Trace): TakenBack[] {
  return trace.plan.calls.flatMap(({ leaves }, index): TakenBack[] => {
    if (leaves !== 'cancel' && leaves !== 'recant') return [];
    const by = trace.entries.find(
      ({ side, direction, kind, part, body }) =>
        side === 'front' &&
        part?.call === index &&
        (direction === 'to-hub' ? member(body, 'method') === 'notifications/cancelled' : kind === 'gave-up'),
    );
    const request = fold(trace).childRequests.findLast(
      ({ call, entry }) => call === index && by !== undefined && entry.n < by.n,
    );
    return by === undefined || request === undefined ? [] : [{ index, by, request: request.entry }];
  });
}
