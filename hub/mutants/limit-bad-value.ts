import type { Mutant } from './mutant.ts';

export const limitBadValue: Mutant = {
  id: 'no-number-no-limit',
  breaks: 'limit.bad-value',
  what: 'takes a limit that is no number for no limit',
  policy: (standard) => ({
    ...standard,
    readAmount: (text) => standard.readAmount(text) ?? Number.MAX_SAFE_INTEGER,
  }),
};
