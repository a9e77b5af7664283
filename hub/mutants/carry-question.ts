import type { Mutant } from './mutant.ts';

export const carryQuestion: Mutant = {
  id: 'first-question-only',
  breaks: 'carry.question',
  what: 'loses the second and later questions of a round',
  policy: (standard) => ({
    ...standard,
    select: (...args) => {
      const { questions, dropped } = standard.select(...args);
      return { questions: questions.slice(0, 1), dropped };
    },
  }),
};
