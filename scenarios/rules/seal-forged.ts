import type { Edit } from '../../harness/model/plan.ts';
import type { Rule } from '../../harness/model/sighting.ts';
import { refusals } from './attack.ts';

/** Edits that leave a text in the state's place which no hub ever gave out. */
const forgeries: readonly Edit['kind'][] = ['flip', 'cut', 'grow', 'swap', 'respell', 'empty'];

/** Premise: a client presented an altered state of its own call, and afterwards the right one with success. */
export const sealForged: Rule = {
  requirement: 'seal.forged',
  look: (trace) =>
    refusals(
      trace,
      ({ by, edit }) =>
        by === undefined &&
        (forgeries.includes(edit.kind) || (edit.kind === 'literal' && typeof edit.value === 'string')),
      { relaysMayPass: true },
    ),
};
