import type { Entry } from '../../harness/model/entry.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { type ChildRequest, fold } from './fold.ts';

/** One request of the hub at a child, what the child answered, and what the client got for the request that caused it. */
export interface Leg {
  readonly request: ChildRequest;
  readonly child: Entry;
  /** `gave-up` where nothing came in time. */
  readonly client: Entry;
}

/** The legs of all calls, without those that attacks brought about, or of which the client did not wait for the end. */
export function legs(trace: Trace): Leg[] {
  return fold(trace).childRequests.flatMap((request): Leg[] => {
    const child = answerTo(trace, request.entry);
    const client = request.cause && answerTo(trace, request.cause);
    const left = trace.plan.calls[request.call]?.leaves !== undefined;
    return child === undefined || client === undefined || left ? [] : [{ request, child, client }];
  });
}

function answerTo({ entries }: Trace, request: Entry): Entry | undefined {
  return entries.find(({ side, answers }) => side === request.side && answers === request.n);
}
