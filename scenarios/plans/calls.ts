import type { Call } from '../../harness/model/plan.ts';
import { declarations } from './declarations.ts';

/** A call as most plans make it: ann declares forms, and alpha asks only if it was told that it may. */
export function callOf(changes: Partial<Call> & Pick<Call, 'rounds'>): Call {
  return { by: 'ann', to: 'alpha', step: 0, declares: declarations.form, asks: 'allowed', ...changes };
}
