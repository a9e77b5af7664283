import type { Variant } from './variant.ts';

export const endless: Variant = {
  id: 'endless',
  what: 'lets a server ask as often as it likes',
  profile: 'spec',
  policy: (standard) => ({ ...standard, mayAsk: () => true }),
};
