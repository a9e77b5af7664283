import type { Rule } from '../../harness/model/sighting.ts';
import { refusals } from './attack.ts';

/**
 * Premise: another client presented the state of a call unaltered, and afterwards its owner did with success. A
 * relay is not exempt: our child cannot tell the hub's clients apart, so only the hub could have refused.
 */
export const sealClient: Rule = {
  requirement: 'seal.client',
  look: (trace) =>
    refusals(trace, ({ by, edit }) => by !== undefined && edit.kind === 'none', { relaysMayPass: false }),
};
