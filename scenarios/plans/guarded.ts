import type { JsonObject } from '../../harness/model/json.ts';
import type { Call } from '../../harness/model/plan.ts';
import { callOf } from './calls.ts';

/** A call of a tool that does something only when somebody has agreed to it. */
export function guardedCall(
  guards: JsonObject,
  changes: Partial<Call> & Pick<Call, 'rounds' | 'step'>,
): Call {
  return callOf({ guards, ...changes });
}
