import { member } from '../../harness/model/json.ts';
import { eraOf } from '../../harness/model/revision.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { isQuestion } from './ends.ts';
import { legs } from './legs.ts';
import { broken, held, quote } from './saw.ts';

/** A state that is so long is found in no message by chance. */
const distinct = 12;

/** Premise: a modern child asked during a call of a legacy client, which got an answer. */
export const metaNoModernOnLegacy: Rule = {
  requirement: 'meta.no-modern-on-legacy',
  look: (trace) => {
    const { client: asks, child: answers } = trace.pair;
    if (eraOf(asks) !== 'legacy' || eraOf(answers) !== 'modern') return [];
    return legs(trace).flatMap(({ child, client }): Sighting[] => {
      if (!isQuestion(child) || client.kind === 'gave-up') return [];
      const result = member(client.body, 'result');
      const names = ['inputRequests', 'requestState'].filter((name) => member(result, name) !== undefined);
      const state = member(child.body, 'result', 'requestState');
      const expected = "nothing of the child's `input_required` result on the legacy client's wire";
      if (isQuestion(client) || names.length > 0) {
        return [broken(client, expected, `the result is ${quote(result)}`)];
      }
      if (typeof state === 'string' && state.length >= distinct && client.raw.includes(state)) {
        return [broken(client, expected, `its state is in ${quote(client.raw)}`)];
      }
      return [held(client)];
    });
  },
};
