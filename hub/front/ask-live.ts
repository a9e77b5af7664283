import { isJson } from '../policy/is-json.ts';
import type { Call, Json } from '../policy/types.ts';
import type { Desk } from './desk.ts';
import type { Exchange } from './exchange.ts';
import { QuestionRefused } from './refusal.ts';

/**
 * Puts all questions of a round to a legacy client while its call stays open, and gives its raw answers by key. An
 * error or silence of the client ends the call: it was no refusal by a person, so none is made of it.
 */
export async function askLive(
  { policy }: Desk,
  call: Call,
  requests: Json,
  { ask }: Exchange,
): Promise<Json> {
  if (ask === undefined) throw new QuestionRefused('this client cannot be asked');
  const asked: [string, Json][] = [];
  for (const [key, request] of Object.entries(requests)) {
    const shaped = isJson(request) ? await policy.shapeForLegacy(request, call.caller.revision) : undefined;
    if (shaped === undefined) throw new QuestionRefused(`revision ${call.caller.revision} cannot express it`);
    asked.push([key, shaped]);
  }
  const withdrawal = new AbortController();
  const answers = asked.map(async ([key, request]) => {
    try {
      return [key, await policy.live(request, call, (put) => ask(put, withdrawal.signal))] as const;
    } catch {
      // One is missing, so none will do: nobody should go on filling in the others.
      withdrawal.abort();
      return undefined;
    }
  });
  const given = (await Promise.all(answers)).filter((answer) => answer !== undefined);
  if (given.length < asked.length) throw new QuestionRefused('the client gave no answer');
  return Object.fromEntries(given);
}
