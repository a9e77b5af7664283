import { isJson } from '../policy/is-json.ts';
import type { Call, Question } from '../policy/types.ts';
import type { Mutant } from './mutant.ts';

export const onlyNoSampling: Mutant = {
  id: 'sampling-travels',
  breaks: 'only.no-sampling',
  what: 'passes an embedded sampling request on to a client that declares sampling',
  policy: (standard) => {
    const sampling = new WeakMap<Call, Question[]>();
    return {
      ...standard,
      select: (requests, reach, call) => {
        const embedded = Object.entries(requests).flatMap(([key, request]) =>
          isJson(request) && request.method === 'sampling/createMessage' ? [{ key, request }] : [],
        );
        if (isJson(call.caller.capabilities.sampling)) sampling.set(call, embedded);
        return standard.select(requests, reach, call);
      },
      present: (round, call) =>
        standard.present({ ...round, questions: [...round.questions, ...(sampling.get(call) ?? [])] }, call),
    };
  },
};
