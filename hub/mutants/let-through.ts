import type { Policy } from '../policy/index.ts';
import { isJson } from '../policy/is-json.ts';
import type { Call, Era, Question } from '../policy/types.ts';

/** A policy that passes embedded requests of a method on to clients that declare a capability. @param eras of the clients. */
export function letThrough(
  standard: Policy,
  method: string,
  capability: string,
  eras: readonly Era[] = ['modern', 'legacy'],
): Policy {
  const embedded = new WeakMap<Call, Question[]>();
  return {
    ...standard,
    select: (requests, reach, call) => {
      const found = Object.entries(requests).flatMap(([key, request]) =>
        isJson(request) && request.method === method ? [{ key, request }] : [],
      );
      const { capabilities, era } = call.caller;
      if (isJson(capabilities[capability]) && eras.includes(era)) embedded.set(call, found);
      return standard.select(requests, reach, call);
    },
    present: (round, call) =>
      standard.present({ ...round, questions: [...round.questions, ...(embedded.get(call) ?? [])] }, call),
  };
}
