import type { Rule } from '../../harness/model/sighting.ts';
import { delivered } from './delivered.ts';
import { broken, held, quote } from './saw.ts';

/** Premise: a client declined or cancelled a question of a child. */
export const carryRefusal: Rule = {
  requirement: 'carry.refusal',
  look: (trace) =>
    delivered(
      trace,
      ({ answer }) => answer.action === 'decline' || answer.action === 'cancel',
      (given, got) =>
        got.answer.action === given.answer.action
          ? held(got.entry)
          : broken(
              got.entry,
              `the child gets a ${String(given.answer.action)}`,
              `it got ${quote(got.answer)}`,
            ),
    ),
};
