import type { Answer, RetryParams, Sealed } from './types.ts';

/**
 * The child gets back its own state, byte for byte, and the answers to what it asked in the last round under its
 * own keys. Where it sent no state none is made up, and an answer to anything else was not asked for.
 */
export function retry(sealed: Sealed, answers: ReadonlyMap<string, Answer> | undefined): RetryParams {
  const state = sealed.childState === undefined ? {} : { requestState: sealed.childState };
  if (answers === undefined) return state;
  const given = sealed.keys.flatMap(([client, child]) => {
    const answer = answers.get(client);
    return answer === undefined ? [] : [[child, answer] as const];
  });
  return { ...state, inputResponses: Object.fromEntries(given) };
}
