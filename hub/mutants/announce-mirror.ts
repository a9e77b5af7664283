import type { Mutant } from './mutant.ts';

export const announceMirror: Mutant = {
  id: 'forms-anyway',
  breaks: 'announce.mirror',
  what: 'announces forms too where the caller declared urls only',
  policy: (standard) => ({
    ...standard,
    announce: (reach, facts) => {
      const announced = standard.announce(reach, facts);
      return announced?.url === undefined ? announced : { form: {}, ...announced };
    },
  }),
};
