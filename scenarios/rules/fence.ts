import type { Entry } from '../../harness/model/entry.ts';
import { isObject, member } from '../../harness/model/json.ts';
import type { Trace } from '../../harness/model/trace.ts';

/** Answers to the plain calls that end a plan: what was sent before them has come by then, and the hub still serves. */
export function fences(trace: Trace): Entry[] {
  return trace.entries.filter(
    ({ side, direction, part, body }) =>
      side === 'front' && direction === 'from-hub' && part?.call === -1 && isObject(member(body, 'result')),
  );
}
