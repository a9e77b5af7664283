import type { Rule } from '../../harness/model/sighting.ts';
import { refusals } from './attack.ts';

/** Premise: a client presented what is no string in the place of its state, and afterwards the state with success. */
export const sealTyped: Rule = {
  requirement: 'seal.typed',
  look: (trace) =>
    refusals(
      trace,
      ({ edit, ...aim }) =>
        Object.keys(aim).length === 0 &&
        (edit.kind === 'wrapped' || (edit.kind === 'literal' && typeof edit.value !== 'string')),
      { relaysMayPass: true },
    ),
};
