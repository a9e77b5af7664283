import type { Presented, Round } from './types.ts';

/**
 * The round goes to the client whose call caused it, and to nobody else. If a child asked and nothing
 * of it may travel, the call ends: an empty map would have the client retry for ever. Members that no revision
 * defines survive inside a question and in a final result, but not here beside the questions: what the hub does
 * not know it can neither strip nor attribute. (The SDK's client drops them too.)
 */
export function present({ questions, dropped, requestState }: Round): Presented {
  if (questions.length === 0 && dropped.length > 0) {
    return { refused: 'it asked for something that does not travel to this client' };
  }
  const inputRequests = Object.fromEntries(questions.map(({ key, request }) => [key, request]));
  return {
    result: {
      resultType: 'input_required',
      ...(questions.length > 0 && { inputRequests }),
      requestState,
    },
  };
}
