import type { Rule } from '../../harness/model/sighting.ts';
import { refusals } from './attack.ts';

/** Premise: a client presented an altered state of its own call, and afterwards the right one with success. */
export const sealForged: Rule = {
  requirement: 'seal.forged',
  look: (trace) =>
    refusals(trace, ({ by, edit }) => by === undefined && edit.kind !== 'none', { relaysMayPass: true }),
};
