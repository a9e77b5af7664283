import { isErrorOfItsOwn } from './error-of-its-own.ts';
import type { Mutant } from './mutant.ts';

export const carryError: Mutant = {
  id: 'errors-swallowed',
  breaks: 'carry.error',
  what: "gives an empty result where a child answered with an error of the application's own",
  policy: (standard) => ({
    ...standard,
    afterFailure: (error, again) =>
      isErrorOfItsOwn(error) ? { content: [], resultType: 'complete' } : standard.afterFailure(error, again),
  }),
};
