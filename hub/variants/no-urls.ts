import type { Variant } from './variant.ts';

export const noUrls: Variant = {
  id: 'no-urls',
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
