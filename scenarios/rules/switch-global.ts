import type { Rule } from '../../harness/model/sighting.ts';
import { switchedOff } from './switched-off.ts';

/** Premise: questions are switched off altogether, and a client that declared elicitation called a child. */
export const switchGlobal: Rule = {
  requirement: 'switch.global',
  under: ['off'],
  look: (trace) => (trace.plan.setting === 'off' ? switchedOff(trace, () => true) : []),
};
