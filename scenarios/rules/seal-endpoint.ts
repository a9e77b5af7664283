import type { Rule } from '../../harness/model/sighting.ts';
import { differsIn, refusals } from './attack.ts';

/** Premise: a client presented its state at the hub's other endpoint, and afterwards at the right one with success. */
export const sealEndpoint: Rule = {
  requirement: 'seal.endpoint',
  look: (trace) => refusals(trace, (attack) => differsIn(attack, 'door'), { relaysMayPass: true }),
};
