import { isJson } from '../policy/is-json.ts';
import type { Mutant } from './mutant.ts';

export const announceStdioBoth: Mutant = {
  id: 'mode-in-06',
  breaks: 'announce.stdio-both',
  at: '06..28/stdio..http',
  what: 'asks a 2025-06-18 client with a `mode`, which that revision does not know',
  policy: (standard) => ({
    ...standard,
    shapeForLegacy: async (request, revision) => {
      const shaped = await standard.shapeForLegacy(request, revision);
      if (revision !== '2025-06-18' || !isJson(shaped?.params)) return shaped;
      return { ...shaped, params: { mode: 'form', ...shaped.params } };
    },
  }),
};
