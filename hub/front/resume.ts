import { isJson } from '../policy/is-json.ts';
import type { Answer, Call, RetryParams, Sealed } from '../policy/types.ts';
import type { Desk } from './desk.ts';
import type { Exchange } from './exchange.ts';
import { stateRefused } from './refusal.ts';

/** How far a chain of rounds has come, and what the next leg adds. */
export interface Progressed {
  readonly round: number;
  readonly retry: RetryParams;
}

export const firstRound: Progressed = { round: 0, retry: {} };

/**
 * Where a modern request goes on from, decided before the child is contacted. A state that does not open is refused, and
 * the answers with it. Answers without any state answer nothing that was asked: they are left behind, and the
 * call begins anew, so that the child asks again.
 */
export function resume(desk: Desk, call: Call, exchange: Exchange): Progressed {
  const { policy, key, settings, children } = desk;
  const { inputResponses, requestState } = exchange;
  if (requestState === undefined && inputResponses === undefined) return firstRound;
  const sealed = policy.open(requestState, key);
  if (sealed === undefined && requestState === undefined) return firstRound;
  const { passthrough } = children.get(call.server)?.config ?? { passthrough: 'off' };
  const allowed = policy.mayGoOn(settings.elicitation, passthrough);
  if (sealed === undefined || !allowed || !policy.admit(sealed, policy.bind(call), Date.now()))
    throw stateRefused(desk);
  return goOn({ policy }, sealed, inputResponses);
}

/** The leg that takes the client's answers to the child. */
export function goOn({ policy }: Pick<Desk, 'policy'>, sealed: Sealed, inputResponses: unknown): Progressed {
  let answers: Map<string, Answer> | undefined;
  if (inputResponses !== undefined) {
    answers = new Map();
    for (const [key, response] of Object.entries(isJson(inputResponses) ? inputResponses : {})) {
      const answer = policy.answer(response);
      if (answer !== undefined) answers.set(key, answer);
    }
  }
  return { round: sealed.round, retry: policy.retry(sealed, answers) };
}
