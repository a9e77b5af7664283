import type { Child } from '../back/child.ts';
import type { Json } from '../policy/types.ts';
import type { Desk } from './desk.ts';
import type { Exchange } from './exchange.ts';
import { refuseState } from './refusal.ts';

/** A request that no child may answer with a question, there and back. */
export async function passOn(
  desk: Desk,
  child: Child,
  method: string,
  params: Json,
  exchange: Exchange,
): Promise<Json> {
  const { policy, slots } = desk;
  refuseState(desk, exchange);
  const { era } = await child.connection();
  const { caller, signal, onprogress, logs } = exchange;
  const mayAsk = policy.mayBeAskedFor(method);
  const leg = { envelope: policy.envelope(undefined), signal, onprogress, logs, mayAsk };
  const result = await slots.run(caller, signal, () => child.request(method, params, leg));
  return policy.cleanResult(result, era);
}
