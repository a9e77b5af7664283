import type { Mutant } from './mutant.ts';

export const wireEraHonest: Mutant = {
  id: 'untyped-results',
  breaks: 'wire.era-honest',
  // The schema of a modern result asks for its type too.
  alsoBreaks: ['wire.schema'],
  what: 'answers a modern request with a result that has no `resultType`',
  policy: (standard) => ({
    ...standard,
    // Hidden rather than left out: the SDK would put it in again.
    cleanResult: async (result, era, call) =>
      Object.defineProperty({ ...(await standard.cleanResult(result, era, call)) }, 'resultType', {
        value: 'complete',
        enumerable: false,
      }),
  }),
};
