import type { Variant } from './variant.ts';

export const moreDiagnosis: Variant = {
  id: 'more-diagnosis',
  what: 'tells more of a connection',
  policy: (standard) => ({
    ...standard,
    describeReach: (reach) => ({
      ...standard.describeReach(reach),
      modes: 'withheld' in reach ? [] : Object.keys(reach.elicitation),
      note: 'decided anew for each request',
    }),
  }),
};
