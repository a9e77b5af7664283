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
 * Where a modern request goes on from. It is decided before the child is contacted, and an answer
 * without a state that opens is refused with it: nothing says what it would answer.
 */
export function resume(
  { policy, key, settings, children }: Desk,
  call: Call,
  exchange: Exchange,
): Progressed {
  const { inputResponses, requestState } = exchange;
  if (requestState === undefined && inputResponses === undefined) return firstRound;
  const sealed = policy.open(requestState, key);
  const allowed = settings.elicitation && children.get(call.server)?.config.passthrough !== 'off';
  if (sealed === undefined || !allowed || !policy.admit(sealed, policy.bind(call), Date.now()))
    throw stateRefused();
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
