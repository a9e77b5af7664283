import type { Mutant } from './mutant.ts';

export const carryAnswer: Mutant = {
  id: 'rounded-numbers',
  breaks: 'carry.answer',
  what: 'rounds numbers in an accepted answer',
  policy: (standard) => ({
    ...standard,
    answer: (response) => {
      const answer = standard.answer(response);
      if (answer?.action !== 'accept' || answer.content === undefined) return answer;
      const rounded = Object.entries(answer.content).map(([name, value]) => [
        name,
        typeof value === 'number' ? Math.round(value) : value,
      ]);
      return { ...answer, content: Object.fromEntries(rounded) };
    },
  }),
};
