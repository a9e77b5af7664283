import type { Mutant } from './mutant.ts';

export const onlyClientCannotPush: Mutant = {
  id: 'upstream-questions',
  breaks: 'only.client-cannot-push',
  at: '11..11/http..http',
  what: "passes a client's own `elicitation/create` on to the child",
  policy: (standard) => ({
    ...standard,
    passesOn: (method) => method === 'elicitation/create' || standard.passesOn(method),
  }),
};
