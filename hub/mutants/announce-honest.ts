import type { Mutant } from './mutant.ts';

export const announceHonest: Mutant = {
  id: 'speechless',
  breaks: 'announce.honest',
  at: '06..28/stdio..http',
  what: 'never comes to an end with a question for which a 2025-06-18 client has no words',
  policy: (standard) => ({
    ...standard,
    shapeForLegacy: async (request, revision) => {
      const shaped = await standard.shapeForLegacy(request, revision);
      return shaped === undefined && revision === '2025-06-18' ? new Promise(() => {}) : shaped;
    },
  }),
};
