import type { Variant } from './variant.ts';

export const reversedQuestions: Variant = {
  id: 'reversed-questions',
  what: 'shows the questions of a round in reverse',
  policy: (standard) => ({
    ...standard,
    present: (round, call) => standard.present({ ...round, questions: [...round.questions].reverse() }, call),
  }),
};
