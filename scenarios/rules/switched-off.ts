import { member } from '../../harness/model/json.ts';
import type { ChildName } from '../../harness/model/plan.ts';
import type { Sighting } from '../../harness/model/sighting.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { ends, failed } from './ends.ts';
import { fold } from './fold.ts';
import { broken, held, quote } from './saw.ts';

/**
 * Looks at the calls of clients that declared elicitation at children whose questions are switched off: nothing is
 * announced, nothing asked, and a child that asks only where it may ends its call as it would have done anyway.
 */
export function switchedOff(trace: Trace, isOff: (child: ChildName) => boolean): Sighting[] {
  const { calls } = trace.plan;
  const isAbout = (index: number | undefined) => {
    const call = index === undefined ? undefined : calls[index];
    return call !== undefined && isOff(call.to) && call.declares.elicitation !== undefined;
  };
  const { childRequests, shown } = fold(trace);
  const announced = childRequests
    .filter(({ call }) => isAbout(call))
    .map(({ entry, capabilities }) => {
      const told = member(capabilities, 'elicitation');
      if (told === undefined) return held(entry);
      return broken(entry, 'the child is told of no elicitation', `it is told ${quote(told)}`);
    });
  const asked = shown
    .filter(({ place }) => isAbout(place?.call))
    .map(({ entry }) => broken(entry, `${entry.who} is shown no question`, 'a question came'));
  const stopped = ends(trace)
    .filter(({ index, call, child }) => isAbout(index) && call.asks === 'allowed' && !failed(child))
    .filter(({ client }) => client.kind === 'gave-up' || failed(client))
    .map(({ client }) => broken(client, "the child's result, as before", 'the call failed'));
  return [...asked, ...stopped, ...announced];
}
