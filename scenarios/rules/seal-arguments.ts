import { sameJson } from '../../harness/model/json.ts';
import type { Rule } from '../../harness/model/sighting.ts';
import { type Attempt, differsIn, refusals } from './attack.ts';

/** Premise: a client presented its state with other arguments, and afterwards with the right ones with success. */
export const sealArguments: Rule = {
  requirement: 'seal.arguments',
  look: (trace) => {
    const own = trace.plan.calls.map(({ args }) => args ?? {});
    const differ = (attack: Attempt['attack']) =>
      differsIn(attack, 'args') && !own.some((args) => sameJson(args, attack.args));
    return refusals(trace, differ, { relaysMayPass: true });
  },
};
