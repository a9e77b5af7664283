import type { Entry } from '../../harness/model/entry.ts';
import { member } from '../../harness/model/json.ts';
import { validateMessage } from '../schema/index.ts';

/** Messages of a transcript that went one way, and what is wrong with any of them by the revision of their leg. */
export function conformity(entries: readonly Entry[], direction: Entry['direction']) {
  const messages = entries.filter((entry) => entry.kind === 'message' && entry.direction === direction);
  const problems = messages.flatMap((entry) => {
    const request = entry.answers === undefined ? undefined : entries[entry.answers];
    const method = member(request?.body, 'method');
    // The end that is not the hub's is a client in front and a server behind.
    const from = (entry.side === 'front') === (direction === 'to-hub') ? 'client' : 'server';
    const context = typeof method === 'string' ? { method } : {};
    return validateMessage(entry.revision, from, entry.body, context).map(
      ({ path, problem }) => `${entry.raw} ${path} ${problem}`,
    );
  });
  return { messages: messages.length, problems };
}
