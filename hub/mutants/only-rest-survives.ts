import type { Mutant } from './mutant.ts';

export const onlyRestSurvives: Mutant = {
  id: 'all-or-nothing',
  breaks: 'only.rest-survives',
  what: 'refuses a question because there was something else in the same map',
  policy: (standard) => ({
    ...standard,
    present: (round, call) =>
      round.dropped.length > 0
        ? { refused: 'there was something else beside it' }
        : standard.present(round, call),
  }),
};
