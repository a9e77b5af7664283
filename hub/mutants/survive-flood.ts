import type { Mutant } from './mutant.ts';

const many = 100;

export const surviveFlood: Mutant = {
  id: 'drowned-in-questions',
  breaks: 'survive.flood',
  what: 'does not come to an end with many questions at once',
  policy: (standard) => ({
    ...standard,
    present: (round, call) =>
      round.questions.length > many ? new Promise(() => {}) : standard.present(round, call),
  }),
};
