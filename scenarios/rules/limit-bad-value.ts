import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { broken, exempt, held, quote } from './saw.ts';
import { sized } from './sized.ts';

/**
 * Premise: the limits have values that are no sizes. A hub that does not start with them is stricter than it has to
 * be; one that does says so, lets questions within the default limit through, and none that are over it.
 */
export const limitBadValue: Rule = {
  requirement: 'limit.bad-value',
  under: ['bad-limits'],
  look: (trace) => {
    const { plan, hub, log = [], startLog = [], refusedToStart } = trace;
    if (plan.setting !== 'bad-limits') return [];
    if (refusedToStart) return [exempt('it does not start with an unusable limit')];
    const limit = hub.maxMessageBytes;
    const names = hub.turned ?? [];
    return sized(trace).flatMap(({ asked, received, shown, shownBytes }): Sighting[] => {
      const unnamed = names.filter((name) => ![...startLog, ...log].some((line) => line.includes(name)));
      if (unnamed.length > 0) {
        const actual = `its first lines are ${quote(startLog.slice(0, 5))}`;
        return [broken(asked.entry, `a line of the log that names ${unnamed.join(' and ')}`, actual)];
      }
      if (limit === undefined) return [];
      if (received > limit) {
        if (shown === undefined || shownBytes <= limit) return [held(asked.entry)];
        return [
          broken(shown.entry, `the default of ${limit} bytes holds`, `a message of ${shownBytes} came`),
        ];
      }
      if (received * 2 > limit) return [];
      if (shown !== undefined) return [held(shown.entry)];
      return [broken(asked.entry, `a question within the default of ${limit} bytes arrives`, 'it did not')];
    });
  },
};
