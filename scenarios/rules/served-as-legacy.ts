import type { Entry } from '../../harness/model/entry.ts';
import { isObject, member } from '../../harness/model/json.ts';
import { eraOf } from '../../harness/model/revision.ts';
import type { Trace } from '../../harness/model/trace.ts';

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
