import { member, sameJson } from '../../harness/model/json.ts';
import type { Rule, Sighting } from '../../harness/model/sighting.ts';
import { type Attempt, attempts, relays } from './attack.ts';
import { broken, held, quote } from './saw.ts';

const methodNotFound = -32601;

/**
 * Premise: at least two states were refused for different reasons, and the right one went through. Answers without
 * any state, and methods that the door does not have, are refused for what they are, not for a state.
 */
export const sealUniform: Rule = {
  requirement: 'seal.uniform',
  look: (trace) => {
    const all = attempts(trace).filter(({ attack }) => attack.edit.kind !== 'absent');
    if (all.some(({ relayed }) => relayed)) return [relays];
    const refused = all.filter(
      (one) =>
        one.refused &&
        one.twinPassed &&
        one.heard.length === 0 &&
        member(one.answer.body, 'error', 'code') !== methodNotFound,
    );
    const [first, ...others] = refused;
    if (first === undefined || new Set(refused.map(({ attack }) => JSON.stringify(attack))).size < 2)
      return [];
    const usual = refusalOf(first);
    return others.map((one): Sighting => {
      const own = refusalOf(one);
      if (sameJson(own, usual)) return held(one.answer);
      return broken(
        one.answer,
        `the same refusal for every cause: ${quote(usual)}`,
        `this one is ${quote(own)}`,
      );
    });
  },
};

/** What a forger can tell refusals apart by. */
function refusalOf({ answer }: Attempt) {
  const { status, body, raw } = answer;
  return {
    ...(status !== undefined && { status }),
    ...(body === undefined
      ? { text: raw }
      : { error: member(body, 'error'), result: member(body, 'result') }),
  };
}
