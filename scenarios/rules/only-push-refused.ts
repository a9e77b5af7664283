import type { Entry } from '../../harness/model/entry.ts';
import { isObject, member } from '../../harness/model/json.ts';
import { eraOf } from '../../harness/model/revision.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { answerTo } from './attack.ts';
import { capabilityFor } from './only-undeclared.ts';
import { broken, exempt, held, quote } from './saw.ts';
import { reaching } from './wanted.ts';

/**
 * Premise: a legacy child pushed a request during a call, and no client was sent one of that method. What the hub told the child
 * that it can do for it, it may answer itself; for anything else only an error is true.
 */
export const onlyPushRefused: Rule = {
  requirement: 'only.push-refused',
  look: (trace) => {
    if (eraOf(trace.pair.child) !== 'legacy') return [];
    const delivered = new Set(reaching(trace.entries).map(({ method }) => method));
    return trace.entries.flatMap((pushed): Sighting[] => {
      const { side, direction, body, part } = pushed;
      const method = member(body, 'method');
      if (side !== 'back' || direction !== 'to-hub' || typeof method !== 'string') return [];
      const call = trace.plan.calls[part?.call ?? -1];
      if (member(body, 'id') === undefined || call === undefined || call.leaves !== undefined) return [];
      if (method === 'ping') return [];
      if (!delivered.has(method)) return judge(trace, pushed, method);
      const capability = capabilityFor(method);
      // What its caller cannot have: whether it may be delivered is for other requirements.
      const deliverable = capability !== undefined && Object.hasOwn(call.declares, capability);
      return deliverable ? [] : [exempt('it delivers to its client whatever a child pushes')];
    });
  },
};

function judge(trace: Trace, pushed: Entry, method: string): Sighting[] {
  const reply = trace.entries.find(
    ({ n, side, direction, link, body }) =>
      n > pushed.n &&
      side === 'back' &&
      direction === 'from-hub' &&
      link === pushed.link &&
      member(body, 'method') === undefined &&
      member(body, 'id') === member(pushed.body, 'id'),
  );
  const expected = `the ${method} that cannot be delivered is answered with an error`;
  if (reply === undefined) {
    const gone = trace.entries.some(
      ({ n, link, kind }) => n > pushed.n && link === pushed.link && kind === 'close',
    );
    // Who let go of the child has nobody left to answer.
    return gone || wentWrong(trace, pushed) ? [] : [broken(pushed, expected, 'it was never answered')];
  }
  if (isObject(member(reply.body, 'error'))) return [endOf(trace, pushed) ?? held(reply)];
  if (wasOffered(trace, pushed, method)) return [];
  return [broken(reply, expected, `it was answered with ${quote(member(reply.body, 'result'))}`)];
}

/** The call that it was pushed in has to end for its client too. */
function endOf(trace: Trace, { part }: Entry): Sighting | undefined {
  const request = trace.entries.findLast(
    ({ side, direction, part: of, body }) =>
      side === 'front' &&
      direction === 'to-hub' &&
      of?.call === part?.call &&
      member(body, 'method') !== undefined,
  );
  const answer = request && answerTo(trace, request);
  if (answer?.kind !== 'gave-up') return undefined;
  return broken(answer, 'the call ends after the refusal', 'no answer came');
}

/** The child itself went wrong during the call: nobody can answer it then. */
function wentWrong(trace: Trace, { part }: Entry): boolean {
  return trace.plan.calls[part?.call ?? -1]?.rounds.some(({ fault }) => fault !== undefined) === true;
}

/** Whether the hub told the child in its handshake that such requests can be served. */
function wasOffered(trace: Trace, pushed: Entry, method: string): boolean {
  const hello = trace.entries.find(
    ({ link, direction, body }) =>
      link === pushed.link && direction === 'from-hub' && member(body, 'method') === 'initialize',
  );
  const [capability = ''] = method.split('/');
  return member(hello?.body, 'params', 'capabilities', capability) !== undefined;
}
