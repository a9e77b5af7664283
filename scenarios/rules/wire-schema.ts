import { validateMessage } from '../../fakes/schema/index.ts';
import type { Entry } from '../../harness/model/entry.ts';
import { member } from '../../harness/model/json.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import type { Trace } from '../../harness/model/trace.ts';
import { broken, held } from './saw.ts';
import { servedAsLegacy } from './served-as-legacy.ts';

/** Premise: the hub sent messages to a client and to a child. */
export const wireSchema: Rule = {
  requirement: 'wire.schema',
  look: (trace) => {
    const sent = trace.entries.filter(
      ({ direction, kind }) => direction === 'from-hub' && (kind === 'message' || kind === 'noise'),
    );
    const wrong = sent.flatMap((entry) => problemsOf(trace, entry));
    if (wrong.length > 0) return wrong;
    const front = sent.find(({ side, earlier }) => side === 'front' && !earlier);
    const back = sent.find(({ side, earlier }) => side === 'back' && !earlier);
    return front === undefined || back === undefined ? [] : [held(front), held(back)];
  },
};

function problemsOf(trace: Trace, entry: Entry): Sighting[] {
  if (entry.kind === 'noise') {
    return [broken(entry, 'every line on standard output is a message', 'a line is no JSON')];
  }
  const request = entry.answers === undefined ? undefined : trace.entries[entry.answers];
  const method = member(request?.body, 'method');
  const from = entry.side === 'front' ? 'server' : 'client';
  const context = typeof method === 'string' ? { method } : {};
  // A hub that serves a modern request under a legacy child's rules is dishonest about the era, which is a
  // requirement of its own (`wire.era-honest`); its result is then judged by the rules it was made under.
  const revision = servedAsLegacy(trace, entry) ? trace.pair.child : entry.revision;
  return validateMessage(revision, from, entry.body, context).map(({ path, problem }) =>
    broken(
      entry,
      `a message that is valid for ${revision}`,
      `at ${path === '' ? 'the top' : path}: ${problem}`,
    ),
  );
}
