import type { Mutant } from './mutant.ts';

export const carryRefusal: Mutant = {
  id: 'cancel-declines',
  breaks: 'carry.refusal',
  what: 'turns cancel into decline',
  policy: (standard) => ({
    ...standard,
    answer: (response) => {
      const answer = standard.answer(response);
      return answer?.action === 'cancel' ? { ...answer, action: 'decline' } : answer;
    },
  }),
};
