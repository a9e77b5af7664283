import type { Variant } from './variant.ts';

export const unlimited: Variant = {
  id: 'unlimited',
  what: 'carries a question of any size',
  profile: 'spec',
  policy: (standard) => ({ ...standard, fits: () => true }),
};
