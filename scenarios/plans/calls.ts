import type { Call } from '../../harness/model/plan.ts';
import { declarations } from './declarations.ts';

/** One call of ann at alpha that may ask, changed as the scenario needs it. */
export function callOf(changes: Partial<Call> & Pick<Call, 'rounds'>): Call {
  return { by: 'ann', to: 'alpha', step: 0, declares: declarations.form, asks: 'allowed', ...changes };
}
