import type { Mutant } from './mutant.ts';

export const stripNotAnswers: Mutant = {
  id: 'cleaned-answers',
  breaks: 'strip.not-answers',
  what: 'takes bidirectional controls out of what a person answered',
  policy: (standard) => ({
    ...standard,
    answer: (response) => {
      const answer = standard.answer(response);
      if (answer?.content === undefined) return answer;
      const content = Object.entries(answer.content).map(([name, value]) => [
        name,
        typeof value === 'string' ? value.replace(/\p{Bidi_Control}/gu, '') : value,
      ]);
      return { ...answer, content: Object.fromEntries(content) };
    },
  }),
};
