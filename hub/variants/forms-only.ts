import type { Variant } from './variant.ts';

export const formsOnly: Variant = {
  id: 'forms-only',
  what: 'carries questions with a form and none with a url',
  profile: 'spec',
  policy: (standard) => ({
    ...standard,
    reach: (facts) => {
      const reach = standard.reach(facts);
      if ('withheld' in reach) return reach;
      const { url, ...others } = reach.elicitation;
      return url !== undefined && !('form' in others)
        ? { withheld: 'this hub carries no urls' }
        : { elicitation: others };
    },
  }),
};
