import type { Mutant } from './mutant.ts';

export const onlyNoSmuggling: Mutant = {
  id: 'ageless-question',
  breaks: 'only.no-smuggling',
  what: "takes a legacy child's result with the members of a question for one",
  policy: (standard) => ({
    ...standard,
    cleanResult: (result, era, call) =>
      era === 'legacy' && call?.caller.era === 'modern' && 'requestState' in result
        ? { ...result, resultType: 'input_required' }
        : standard.cleanResult(result, era, call),
  }),
};
