import type { Rule } from '../../harness/model/sighting.ts';
import { differsIn, refusals } from './attack.ts';

/** Premise: a client presented its state at another child, and afterwards at the right one with success. */
export const sealServer: Rule = {
  requirement: 'seal.server',
  look: (trace) =>
    refusals(
      trace,
      (attack) => differsIn(attack, 'to') || (differsIn(attack, 'to', 'tool') && attack.tool === 'own'),
      {
        relaysMayPass: true,
      },
    ),
};
