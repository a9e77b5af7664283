import type { Mutant } from './mutant.ts';

export const fallbackNotWeaker: Mutant = {
  id: 'anything-accepts',
  breaks: 'fallback.not-weaker',
  what: 'takes whatever a client sends in the place of an answer for agreement',
  policy: (standard) => ({
    ...standard,
    answer: (response) => standard.answer(response) ?? { action: 'accept', content: {} },
  }),
};
