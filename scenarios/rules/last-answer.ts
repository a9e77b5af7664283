import type { Entry } from '../../harness/model/entry.ts';
import { isObject, member } from '../../harness/model/json.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { failed } from './ends.ts';

/** What the client of a call got last for a request of it; undefined where it got nothing and did not wait. */
export function lastAnswer(trace: Trace, call: number): Entry | undefined {
  return trace.entries.findLast(
    ({ side, direction, part, answers }) =>
      side === 'front' &&
      direction === 'from-hub' &&
      answers !== undefined &&
      part?.call === call &&
      part.attack === undefined,
  );
}

/** Whether an answer is a result that says of no failure. */
export function succeeded(entry: Entry | undefined): boolean {
  return entry !== undefined && isObject(member(entry.body, 'result')) && !failed(entry);
}

/** What an answer was, in a few words. */
export function inWords(entry: Entry): string {
  if (entry.kind === 'gave-up') return 'no answer came';
  if (entry.kind === 'status') return `the answer is HTTP ${entry.status}`;
  return failed(entry) ? 'it ended with an error' : 'it ended with a result';
}
