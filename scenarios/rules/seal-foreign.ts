import type { Rule } from '../../harness/model/sighting.ts';
import { differsIn, refusals } from './attack.ts';

/**
 * Premise: a client presented its state at another instance, one with another secret, or, where both have none, with
 * whatever such an instance takes in its place; and afterwards at the right one with success.
 */
export const sealForeign: Rule = {
  requirement: 'seal.foreign',
  under: ['secretless'],
  look: (trace) => {
    const other = trace.plan.setting === 'secretless' ? 'secretless-too' : 'other-secret';
    return refusals(trace, (attack) => differsIn(attack, 'at') && attack.at === other, {
      relaysMayPass: true,
    });
  },
};
