import type { Mutant } from './mutant.ts';

export const surviveMalformed: Mutant = {
  id: 'empty-success',
  breaks: 'survive.malformed',
  what: 'makes an empty result of an answer that it cannot read',
  policy: (standard) => ({
    ...standard,
    afterFailure: (error, ...rest) => {
      const unreadable = error instanceof Error && /not a valid message/.test(error.message);
      return unreadable ? { resultType: 'complete', content: [] } : standard.afterFailure(error, ...rest);
    },
  }),
};
