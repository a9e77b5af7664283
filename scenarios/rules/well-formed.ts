import { validateMessage } from '../../fakes/schema/index.ts';
import type { Entry } from '../../harness/model/entry.ts';
import { member } from '../../harness/model/json.ts';
import type { Trace } from '../../harness/model/trace.ts';

/** Whether what a child sent is valid for its revision: a hub is not blamed for what it makes of anything else. */
export function isWellFormed(trace: Trace, sent: Entry): boolean {
  const request = sent.answers === undefined ? undefined : trace.entries[sent.answers];
  const method = member(request?.body, 'method');
  return (
    validateMessage(sent.revision, 'server', sent.body, typeof method === 'string' ? { method } : {})
      .length === 0
  );
}
