import type { Mutant } from './mutant.ts';

export const wireRetiredCodes: Mutant = {
  id: 'old-codes',
  breaks: 'wire.retired-codes',
  what: "passes a child's error on under a code of an older revision",
  policy: (standard) => ({
    ...standard,
    errorCode: (code, era) => ([-32002, -32042].includes(code) ? code : standard.errorCode(code, era)),
  }),
};
