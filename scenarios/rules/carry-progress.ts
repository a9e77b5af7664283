import type { Entry } from '../../harness/model/entry.ts';
import { member } from '../../harness/model/json.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { fold } from './fold.ts';
import { broken, exempt, held, quote } from './saw.ts';

const notice = 'notifications/progress';

/**
 * Premise: a client asked for progress and its child told of some, under the token that the hub gave it. One notice
 * is enough, since a hub may hold back some.
 */
export const carryProgress: Rule = {
  requirement: 'carry.progress',
  look: (trace) =>
    fold(trace).childRequests.flatMap(({ entry: leg, call, turn, cause }): Sighting[] => {
      const planned = trace.plan.calls[call];
      const progress = planned?.rounds[turn]?.progress;
      if (planned?.progressToken === undefined || progress === undefined || progress.token !== undefined)
        return [];
      if (cause === undefined || planned.leaves !== undefined) return [];
      const token = member(leg.body, 'params', '_meta', 'progressToken');
      if (token === undefined) return [exempt('it asks its children for no progress')];
      const told = trace.entries.find(
        (one) => one.n > leg.n && one.side === 'back' && one.direction === 'to-hub' && isNotice(one, token),
      );
      const answer = trace.entries.find(({ side, answers }) => side === 'front' && answers === cause.n);
      if (told === undefined || answer === undefined || answer.n < told.n) return [];
      const arrived = trace.entries.find(
        (one) =>
          one.n > told.n &&
          one.n < answer.n &&
          one.side === 'front' &&
          one.direction === 'from-hub' &&
          one.who === planned.by &&
          isNotice(one, planned.progressToken),
      );
      if (arrived !== undefined) return [held(arrived)];
      return [
        broken(
          answer,
          `progress under ${planned.by}'s own token ${quote(planned.progressToken)} before the result of that leg`,
          'none came',
        ),
      ];
    }),
};

function isNotice({ body }: Entry, token: unknown): boolean {
  return member(body, 'method') === notice && member(body, 'params', 'progressToken') === token;
}
