import { member } from '../../harness/model/json.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { answerTo, attempts, isRepetition, relays } from './attack.ts';
import { broken, held } from './saw.ts';

/**
 * Premise: a state that was not the right one, or not in its place, was refused, and afterwards the right one went
 * through. Whatever a hub lets through is a matter of the requirement that it should have refused it by.
 */
export const sealWhole: Rule = {
  requirement: 'seal.whole',
  look: (trace) =>
    attempts(trace)
      .filter(({ attack }) => attack.edit.kind !== 'absent' && !isRepetition(attack))
      .flatMap(({ answer, refused, twinPassed, relayed, heard }): Sighting[] => {
        if (relayed) return [relays];
        if (!refused || !twinPassed) return [];
        const contact = heard.find(({ body }) => member(body, 'method') !== undefined);
        // The hub let it through, and the child refused it: that is for the rule about that kind of state.
        if (contact !== undefined && member(answerTo(trace, contact)?.body, 'error') !== undefined) return [];
        if (contact === undefined) return [held(answer)];
        return [
          broken(contact, 'no child hears of a state that is refused', `${contact.who} was called with it`),
        ];
      }),
};
