import { isErrorOfItsOwn } from './error-of-its-own.ts';
import type { Mutant } from './mutant.ts';

export const carryOnce: Mutant = {
  id: 'tries-again',
  breaks: 'carry.once',
  what: "calls a tool again that failed with an error of the application's own",
  policy: (standard) => ({
    ...standard,
    afterFailure: (error, again) => (isErrorOfItsOwn(error) ? again() : standard.afterFailure(error, again)),
  }),
};
