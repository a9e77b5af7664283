import type { Mutant } from './mutant.ts';

export const announceAllFour: Mutant = {
  id: 'forms-only',
  breaks: 'announce.all-four',
  what: 'announces forms alone where the caller declared urls too',
  policy: (standard) => ({
    ...standard,
    announce: (reach, facts) => {
      const announced = standard.announce(reach, facts);
      return announced?.form !== undefined && announced.url !== undefined
        ? { form: announced.form }
        : announced;
    },
  }),
};
