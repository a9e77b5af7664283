import type { Mutant } from './mutant.ts';

export const carryThreeMethods: Mutant = {
  id: 'tools-only',
  breaks: 'carry.three-methods',
  what: 'loses the questions of prompts and resources',
  policy: (standard) => ({
    ...standard,
    select: (requests, reach, call) =>
      call.method === 'tools/call'
        ? standard.select(requests, reach, call)
        : { questions: [], dropped: standard.select(requests, reach, call).dropped },
  }),
};
