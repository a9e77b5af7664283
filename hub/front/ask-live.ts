import { isJson } from '../policy/is-json.ts';
import type { Call, Json } from '../policy/types.ts';
import type { Desk } from './desk.ts';
import type { Exchange } from './exchange.ts';
import { questionRefused } from './refusal.ts';

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
  const { server, caller } = call;
  if (ask === undefined) throw questionRefused(server, 'this client cannot be asked');
  const asked = Object.entries(requests).map(([key, request]) => {
    const shaped = isJson(request) ? policy.shapeForLegacy(request, caller.revision) : undefined;
    if (shaped === undefined) throw questionRefused(server, `revision ${caller.revision} cannot express it`);
    return [key, shaped] as const;
  });
  const answers = asked.map(async ([key, request]) => {
    try {
      return [key, await ask(request)] as const;
    } catch {
      throw questionRefused(server, 'the client gave no answer');
    }
  });
  return Object.fromEntries(await Promise.all(answers));
}
