import type { Entry } from '../../harness/model/entry.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { failed, isQuestion } from './ends.ts';
import { fences } from './fence.ts';
import { legs } from './legs.ts';
import { capabilityFor } from './only-undeclared.ts';
import { broken, exempt, held, quote } from './saw.ts';
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
      if (!isQuestion(child) || !wantsOtherThings(child)) return [];
      const methods = wantedIn(child).map(({ method }) => method);
      // Whether what nobody can declare may be passed on is for other requirements.
      if (methods.some((method) => passed.has(method) && capabilityFor(method) === undefined)) {
        return [exempt('it passes on whatever a child wants, so there is always something left')];
      }
      if (methods.some((method) => passed.has(method))) return [];
      if (failed(client)) return [held(client)];
      const actual =
        client.kind === 'gave-up' ? 'no answer came' : `it got ${quote(client.body ?? client.raw)}`;
      return [broken(client, 'the client gets a definite error', actual)];
    });
  },
};

/** Whether a result wants something, and no question. */
function wantsOtherThings(answer: Entry): boolean {
  const wanted = wantedIn(answer);
  return wanted.length > 0 && wanted.every(({ method }) => method !== 'elicitation/create');
}
