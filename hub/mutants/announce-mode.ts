import type { Mutant } from './mutant.ts';

export const announceMode: Mutant = {
  id: 'any-mode',
  breaks: 'announce.mode',
  what: 'shows questions in either mode to a client that declared one of them',
  policy: (standard) => ({
    ...standard,
    select: (requests, reach, call) =>
      standard.select(
        requests,
        'elicitation' in reach ? { elicitation: { form: {}, url: {} } } : reach,
        call,
      ),
  }),
};
