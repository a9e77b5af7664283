import type { Variant } from './variant.ts';

export const anyUrl: Variant = {
  id: 'any-url',
  what: 'leaves it to the client which url is safe to open',
  profile: 'spec',
  policy: (standard) => ({ ...standard, safeUrl: (url) => typeof url === 'string' && URL.canParse(url) }),
};
