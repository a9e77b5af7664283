import type { Child } from '../back/child.ts';
import { isJson } from '../policy/is-json.ts';
import type { Call, Json, Reach } from '../policy/types.ts';
import { ask } from './ask.ts';
import { askLive } from './ask-live.ts';
import type { Desk } from './desk.ts';
import type { Exchange } from './exchange.ts';
import { QuestionRefused } from './refusal.ts';
import { firstRound, goOn, type Progressed, resume } from './resume.ts';

/** Can `exchange`'s caller be asked by this child? Said to the log where it cannot. */
export async function reachOf(
  desk: Desk,
  child: Child,
  { caller }: Pick<Exchange, 'caller'>,
): Promise<{ reach: Reach; announced: Json | undefined }> {
  const { era, revision } = await child.connection();
  const facts = {
    caller,
    server: child.name,
    enabled: desk.settings.elicitation,
    passthrough: child.config.passthrough,
    child: { era, revision },
  };
  const reach = desk.policy.reach(facts);
  return { reach, announced: desk.policy.announce(reach, facts) };
}

/**
 * One of the three methods whose answer may be a question. A modern client gets the question as the result and comes back
 * with a request of its own; nothing is held meanwhile. A legacy client on a door that keeps the call open is asked
 * live, round after round, until the child is done.
 */
export async function carry(desk: Desk, child: Child, call: Call, exchange: Exchange): Promise<Json> {
  try {
    return await carryRounds(desk, child, call, exchange);
  } catch (error) {
    if (error instanceof QuestionRefused) return desk.policy.refuse(error.because, call);
    throw error;
  }
}

async function carryRounds(desk: Desk, child: Child, call: Call, exchange: Exchange): Promise<Json> {
  const { policy, logOnce, slots } = desk;
  const modern = call.caller.era === 'modern';
  let progressed: Progressed = modern ? resume(desk, call, exchange) : firstRound;
  const { era } = await child.connection();
  const { reach, announced } = await reachOf(desk, child, exchange);
  if ('withheld' in reach) {
    logOnce(policy.reportWithheld(child.name, label(call), reach.withheld));
  }
  for (;;) {
    const params = policy.leg(call.params, progressed.retry);
    const leg = {
      envelope: policy.envelope(announced),
      signal: policy.cancels(exchange.signal, call),
      onprogress: policy.progressTo(exchange.onprogress, call),
      logs: exchange.logs,
      mayAsk: policy.mayBeAskedFor(call.method),
    };
    const send = () => slots.run(call.caller, exchange.signal, () => child.request(call.method, params, leg));
    const result = await send().catch((error: unknown) => policy.afterFailure(error, send));
    if (!policy.asks(result, era)) return policy.cleanResult(result, era, call);
    const asked = await ask(desk, call, reach, progressed.round + 1, result);
    if (modern) return asked.result;
    const responses = isJson(asked.result.inputRequests)
      ? await askLive(desk, call, asked.result.inputRequests, exchange)
      : undefined;
    progressed = goOn(desk, asked.sealed, responses);
  }
}

/** Who the client is to the operator: by its token, else by what it calls itself. */
function label({ caller }: Call): string {
  const known = caller.clientId !== 'anonymous' && caller.clientId !== 'stdio';
  return known ? caller.clientId : (caller.name ?? caller.clientId);
}
