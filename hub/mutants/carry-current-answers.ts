import type { Answer } from '../policy/types.ts';
import type { Mutant } from './mutant.ts';

export const carryCurrentAnswers: Mutant = {
  id: 'collected-answers',
  breaks: 'carry.current-answers',
  // Nor were they asked for in that round.
  alsoBreaks: ['carry.unasked'],
  what: 'takes the answers of all rounds of a call to the child each time',
  policy: (standard) => {
    const collected = new Map<string, Record<string, Answer>>();
    return {
      ...standard,
      retry: (sealed, answers) => {
        const params = standard.retry(sealed, answers);
        const earlier = sealed.round === 1 ? {} : collected.get(sealed.binding);
        const inputResponses = { ...earlier, ...params.inputResponses };
        collected.set(sealed.binding, inputResponses);
        return Object.keys(inputResponses).length > 0 ? { ...params, inputResponses } : params;
      },
    };
  },
};
