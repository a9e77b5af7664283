import { member } from '../../harness/model/json.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { fences } from './fence.ts';
import { broken, held, quote } from './saw.ts';

const progress = 'notifications/progress';

/**
 * Premise: a child told of progress while a call to another child was under way that tells of none itself. None may arrive
 * under the token that the client gave that other call.
 */
export const metaProgressToken: Rule = {
  requirement: 'meta.progress-token',
  look: ({ plan, entries, ...trace }) => {
    const notices = entries.filter(({ body }) => member(body, 'method') === progress);
    return plan.calls.flatMap((call): Sighting[] => {
      const { by, to, step, progressToken } = call;
      if (progressToken === undefined || call.rounds.some((round) => round.progress !== undefined)) return [];
      const told = notices.find(
        ({ side, direction, who, part }) =>
          side === 'back' &&
          direction === 'to-hub' &&
          who !== to &&
          plan.calls[part?.call ?? -1]?.step === step,
      );
      if (told === undefined) return [];
      const stray = notices.find(
        ({ side, direction, who, body }) =>
          side === 'front' &&
          direction === 'from-hub' &&
          who === by &&
          member(body, 'params', 'progressToken') === progressToken,
      );
      if (stray === undefined) {
        return fences({ plan, entries, ...trace }).length > 0 ? [held(told)] : [];
      }
      return [
        broken(
          stray,
          `no progress for a call of which ${to} told none`,
          `progress came under its token ${quote(progressToken)}`,
        ),
      ];
    });
  },
};
