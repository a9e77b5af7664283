import { isObject, member } from '../../harness/model/json.ts';
import type { Rule } from '../../harness/model/sighting.ts';
import { broken, quote } from './saw.ts';

/**
 * Premise: the switch has a value that means nothing. A hub that starts all the same has to serve somebody, or there
 * is nothing to see; one that does not has to name the variable.
 */
export const switchInvalid: Rule = {
  requirement: 'switch.invalid',
  under: ['bad-switch'],
  look: ({ plan, hub, entries, startLog = [], refusedToStart }) => {
    if (plan.setting !== 'bad-switch') return [];
    if (refusedToStart) {
      const names = hub.turned ?? [];
      if (startLog.some((line) => names.some((name) => line.includes(name)))) return [{ saw: 'held', at: 0 }];
      const actual = `it said ${quote(startLog.slice(-5))}`;
      return [{ saw: 'broken', at: 0, expected: `an error that names ${names.join(' or ')}`, actual }];
    }
    const served = entries.find(
      ({ side, direction, part, body }) =>
        side === 'front' &&
        direction === 'from-hub' &&
        part !== undefined &&
        isObject(member(body, 'result')),
    );
    return served === undefined
      ? []
      : [
          broken(
            served,
            'the hub does not start with a switch that is neither on nor off',
            'it serves clients',
          ),
        ];
  },
};
