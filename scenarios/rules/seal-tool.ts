import type { Rule } from '../../harness/model/sighting.ts';
import { differsIn, refusals } from './attack.ts';

/** Premise: a client presented its state with another tool of the same child, and afterwards with the right one. */
export const sealTool: Rule = {
  requirement: 'seal.tool',
  look: (trace) =>
    refusals(trace, (attack) => differsIn(attack, 'tool') && attack.tool === 'echo', { relaysMayPass: true }),
};
