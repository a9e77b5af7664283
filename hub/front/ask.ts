import { isJson } from '../policy/is-json.ts';
import type { Call, Json, Question, Reach, Sealed } from '../policy/types.ts';
import type { Desk } from './desk.ts';
import { prepare } from './prepare.ts';
import { QuestionRefused } from './refusal.ts';

/** A child's `input_required` made ready for the client, with what the hub must know to go on from it. */
export interface Asked {
  readonly result: Json;
  readonly sealed: Sealed;
}

/** Throws the refusal where the round cannot be shown. */
export async function ask(desk: Desk, call: Call, reach: Reach, round: number, child: Json): Promise<Asked> {
  const { policy, settings, log } = desk;
  const { server } = call;
  if (!policy.mayAsk(round, settings.maxRounds)) throw new QuestionRefused('the call has asked often enough');
  const requests = isJson(child.inputRequests) ? child.inputRequests : {};
  const { questions, dropped } = policy.select(requests, reach, call);
  for (const drop of dropped) {
    log(policy.reportDrop(call, drop));
  }
  const shown: Question[] = [];
  const names = policy.nameKeys(questions.map(({ key }) => key));
  for (const [index, { key, request }] of questions.entries()) {
    shown.push({ key: names[index] ?? key, request: await prepare(desk, server, request) });
  }
  if (!policy.fits(requests, shown, settings.maxPayloadBytes)) throw new QuestionRefused('it is too large');
  const sealed: Sealed = {
    binding: policy.bind(call),
    ...(typeof child.requestState === 'string' && { childState: child.requestState }),
    keys: questions.map(({ key }, index) => [names[index] ?? key, key]),
    round,
    expires: Date.now() + settings.stateTtlMs,
  };
  const requestState = policy.seal(sealed, desk.key);
  const presented = await policy.present({ questions: shown, dropped, requestState }, call);
  if ('refused' in presented) throw new QuestionRefused(presented.refused);
  return { result: presented.result, sealed };
}
