import type { Mutant } from './mutant.ts';

export const surviveCancel: Mutant = {
  id: 'deaf-to-cancelling',
  breaks: 'survive.cancel',
  what: 'has a child go on with a call that its client took back',
  policy: (standard) => ({ ...standard, cancels: () => undefined }),
};
