import type { Mutant } from './mutant.ts';

export const carryResultType: Mutant = {
  id: 'members-decide',
  breaks: 'carry.result-type',
  // The child has answered, and is called again.
  alsoBreaks: ['carry.once'],
  what: 'takes a result for a question that has the members of one, whatever its type',
  policy: (standard) => ({
    ...standard,
    asks: (result, era) => standard.asks(result, era) || (era === 'modern' && 'inputRequests' in result),
  }),
};
