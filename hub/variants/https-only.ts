import type { Variant } from './variant.ts';

export const httpsOnly: Variant = {
  id: 'https-only',
  what: 'sends nobody to a url without encryption, not even on this machine',
  policy: (standard) => ({
    ...standard,
    safeUrl: (url) => standard.safeUrl(url) && String(url).startsWith('https:'),
  }),
};
