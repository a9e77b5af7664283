import type { Entry } from '../../harness/model/entry.ts';
import { member } from '../../harness/model/json.ts';
import type { Call } from '../../harness/model/plan.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { fold } from './fold.ts';

/** The end of a call whose client saw it through. */
export interface End {
  readonly index: number;
  readonly call: Call;
  /** What the child answered last; it is no question. */
  readonly child: Entry;
  /** What the client got for its last request after that; `gave-up` where nothing came in time. */
  readonly client: Entry;
}

/** The ends of all calls that their children ended, and of which the clients waited for the end. */
export function ends(trace: Trace): End[] {
  const { childRequests } = fold(trace);
  return trace.plan.calls.flatMap((call, index): End[] => {
    if (call.leaves !== undefined) return [];
    const requests = new Set(childRequests.filter((one) => one.call === index).map(({ entry }) => entry.n));
    const child = trace.entries.findLast(
      ({ side, direction, answers }) =>
        side === 'back' && direction === 'to-hub' && answers !== undefined && requests.has(answers),
    );
    const client = trace.entries.findLast(
      ({ side, direction, part, answers }) =>
        side === 'front' &&
        direction === 'from-hub' &&
        answers !== undefined &&
        part?.call === index &&
        part.attack === undefined,
    );
    if (child === undefined || client === undefined || client.n < child.n || isQuestion(child)) return [];
    return [{ index, call, child, client }];
  });
}

/** Whether a message asks by its result type. */
export function isQuestion({ body }: Entry): boolean {
  return member(body, 'result', 'resultType') === 'input_required';
}

/** Whether an answer says that the request failed: an error, an HTTP refusal, or a tool error. */
export function failed({ body, status }: Entry): boolean {
  return (
    member(body, 'error') !== undefined ||
    (status ?? 200) >= 400 ||
    member(body, 'result', 'isError') === true
  );
}
