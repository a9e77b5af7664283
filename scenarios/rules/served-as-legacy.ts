import type { Entry } from '../../harness/model/entry.ts';
import { isObject, member } from '../../harness/model/json.ts';
import { eraOf } from '../../harness/model/revision.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { exempt } from './saw.ts';

/** Whether an entry gives a modern client a result that a legacy child's rules would admit: one without `resultType`. */
export function servedAsLegacy(trace: Trace, entry: Entry): boolean {
  const result = member(entry.body, 'result');
  return (
    entry.side === 'front' &&
    entry.direction === 'from-hub' &&
    eraOf(entry.revision) === 'modern' &&
    eraOf(trace.pair.child) === 'legacy' &&
    isObject(result) &&
    !Object.hasOwn(result, 'resultType')
  );
}

/**
 * A hub that knows nothing of the modern revision is a legacy server to a modern client, and free to be one; what the
 * modern revision asks of servers does not bind it.
 */
export function servesAsLegacy(trace: Trace): boolean {
  return trace.entries.some((entry) => entry.part?.call === -1 && servedAsLegacy(trace, entry));
}

/** What rules about modern servers say of such a hub. */
export const legacyServer = exempt('it serves modern clients under the rules of an older revision');
