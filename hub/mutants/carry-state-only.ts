import type { Mutant } from './mutant.ts';

export const carryStateOnly: Mutant = {
  id: 'nothing-asked-nothing-shown',
  breaks: 'carry.state-only',
  what: 'ends a call whose child sends a state and asks nothing',
  policy: (standard) => ({
    ...standard,
    present: (round, call) =>
      round.questions.length === 0 ? { refused: 'it asked nothing' } : standard.present(round, call),
  }),
};
