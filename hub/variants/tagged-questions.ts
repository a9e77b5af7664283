import { isJson } from '../policy/is-json.ts';
import type { Call, Json } from '../policy/types.ts';
import type { Variant } from './variant.ts';

export const taggedQuestions: Variant = {
  id: 'tagged-questions',
  what: 'says under its own name in the _meta of each question where it is from',
  policy: (standard) => ({
    ...standard,
    present: (round, call) => {
      const questions = round.questions.map(({ key, request }) => ({ key, request: tagged(request, call) }));
      return standard.present({ ...round, questions }, call);
    },
  }),
};

function tagged(request: Json, { server, target }: Call): Json {
  const params = isJson(request.params) ? request.params : {};
  return { ...request, params: { ...params, _meta: { 'com.example.hub/from': { server, target } } } };
}
