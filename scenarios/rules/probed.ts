import type { Entry } from '../../harness/model/entry.ts';
import { isObject, member } from '../../harness/model/json.ts';
import type { Probe } from '../../harness/model/plan.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { answerTo } from './attack.ts';
import { fences } from './fence.ts';

/** A message beside the calls, and its answer. */
export interface Probed {
  readonly probe: Probe;
  readonly request: Entry;
  readonly answer: Entry;
}

/**
 * The probes of a plan that were answered, or that their client waited for in vain. None where the plain call that ends
 * the plan fails too: a hub that answers nothing shows nothing.
 */
export function probed(trace: Trace): Probed[] {
  if (fences(trace).length === 0) return [];
  return trace.entries.flatMap((request): Probed[] => {
    const index = request.direction === 'to-hub' ? request.part?.probe : undefined;
    const probe = index === undefined ? undefined : trace.plan.probes?.[index];
    const answer = answerTo(trace, request);
    return probe === undefined || answer === undefined ? [] : [{ probe, request, answer }];
  });
}

/** Whether a plain call by the same client through the same door, with nothing special about it, was served. */
export function plainProbePassed(all: readonly Probed[], { probe: { by, to } }: Probed): boolean {
  return all.some(
    ({ probe, answer }) =>
      probe.by === by &&
      probe.to === to &&
      probe.calls !== undefined &&
      probe.headers === undefined &&
      Object.keys(probe.message).length === 0 &&
      isObject(member(answer.body, 'result')),
  );
}

/** What an answer was, in a few words: its HTTP status, its error code or that it is a result. */
export function summary({ kind, status, body }: Entry): string {
  if (kind === 'gave-up') return 'no answer came';
  const code = member(body, 'error', 'code');
  const what =
    code === undefined
      ? member(body, 'result') === undefined
        ? 'no message'
        : 'a result'
      : `error ${String(code)}`;
  return status === undefined ? what : `HTTP ${status} with ${what}`;
}
