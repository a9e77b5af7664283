import type { Mutant } from './mutant.ts';

export const carryResult: Mutant = {
  id: 'text-only',
  breaks: 'carry.result',
  what: 'drops structured content from a final result',
  policy: (standard) => ({
    ...standard,
    cleanResult: async (...args) => {
      const { structuredContent: _, ...rest } = await standard.cleanResult(...args);
      return rest;
    },
  }),
};
