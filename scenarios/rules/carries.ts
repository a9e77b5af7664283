import { member } from '../../harness/model/json.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { fold } from './fold.ts';

/** Whether a trace shows that the hub carries questions: a child was told that it may ask, or a client was asked. */
export function carries(trace: Trace): boolean {
  const { childRequests, shown } = fold(trace);
  return (
    shown.length > 0 ||
    childRequests.some(
      ({ call, capabilities }) =>
        member(capabilities, 'elicitation') !== undefined &&
        trace.plan.calls[call]?.declares.elicitation !== undefined,
    )
  );
}
