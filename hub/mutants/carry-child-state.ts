import type { Mutant } from './mutant.ts';

export const carryChildState: Mutant = {
  id: 'trimmed-state',
  breaks: 'carry.child-state',
  what: "drops blanks and padding at the end of the child's own state",
  policy: (standard) => ({
    ...standard,
    retry: (...args) => {
      const params = standard.retry(...args);
      if (params.requestState === undefined) return params;
      return { ...params, requestState: params.requestState.replace(/[\s=]+$/u, '') };
    },
  }),
};
