import type { Entry } from '../../harness/model/entry.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { failed, isQuestion } from './ends.ts';
import { fences } from './fence.ts';
import { legs } from './legs.ts';
import { broken, held, quote } from './saw.ts';
import { reaching, wantedIn } from './wanted.ts';

/**
 * Premise: all that a modern child wanted in a round is no question, and the hub went on serving. A hub that passes a part of
 * it on has something left: whether it may is for other requirements.
 */
export const onlyNothingLeft: Rule = {
  requirement: 'only.nothing-left',
  look: (trace) => {
    if (fences(trace).length === 0) return [];
    const passed = new Set(reaching(trace.entries).map(({ method }) => method));
    return legs(trace).flatMap(({ child, client }): Sighting[] => {
      if (!isQuestion(child) || !wantsOtherThings(child, passed)) return [];
      if (failed(client)) return [held(client)];
      const actual =
        client.kind === 'gave-up' ? 'no answer came' : `it got ${quote(client.body ?? client.raw)}`;
      return [broken(client, 'the client gets a definite error', actual)];
    });
  },
};

/** Whether a result wants something, but no question and nothing that reached a client. */
function wantsOtherThings(answer: Entry, passed: ReadonlySet<string>): boolean {
  const wanted = wantedIn(answer);
  return (
    wanted.length > 0 && wanted.every(({ method }) => method !== 'elicitation/create' && !passed.has(method))
  );
}
