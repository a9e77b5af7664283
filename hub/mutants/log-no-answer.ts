import type { Mutant } from './mutant.ts';

export const logNoAnswer: Mutant = {
  id: 'logged-answer',
  breaks: 'log.no-answer',
  what: 'logs answers',
  policy: (standard, log) => ({
    ...standard,
    answer: (response) => {
      log(`answered: ${JSON.stringify(response)}`);
      return standard.answer(response);
    },
  }),
};
