import { member } from '../../harness/model/json.ts';
import { eraOf } from '../../harness/model/revision.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { isQuestion } from './ends.ts';
import { legs } from './legs.ts';
import { broken, held, quote } from './saw.ts';

/** Premise: a legacy child answered a call of a modern client with a result that has members of a question. */
export const onlyNoSmuggling: Rule = {
  requirement: 'only.no-smuggling',
  look: (trace) => {
    const { client: asks, child: answers } = trace.pair;
    if (eraOf(asks) !== 'modern' || eraOf(answers) !== 'legacy') return [];
    return legs(trace).flatMap(({ child, client }): Sighting[] => {
      const sent = member(child.body, 'result');
      const smuggles = ['inputRequests', 'requestState'].some((name) => member(sent, name) !== undefined);
      if (!smuggles && !isQuestion(child)) return [];
      if (isQuestion(client)) {
        return [broken(client, 'no question by the result of a legacy child', 'the client was asked')];
      }
      const state = member(client.body, 'result', 'requestState');
      if (state !== undefined && state !== member(sent, 'requestState')) {
        return [broken(client, 'no state for the result of a legacy child', `the state is ${quote(state)}`)];
      }
      return client.kind === 'gave-up' ? [] : [held(client)];
    });
  },
};
