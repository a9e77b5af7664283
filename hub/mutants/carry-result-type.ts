import type { Mutant } from './mutant.ts';

export const carryResultType: Mutant = {
  id: 'content-decides',
  breaks: 'carry.result-type',
  what: 'takes a question that comes with content for a finished result',
  policy: (standard) => ({
    ...standard,
    asks: (result, era) => standard.asks(result, era) && !('content' in result),
    cleanResult: (result, era, call) =>
      standard.asks(result, era)
        ? { content: result.content, resultType: 'complete' }
        : standard.cleanResult(result, era, call),
  }),
};
