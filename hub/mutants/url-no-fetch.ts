import type { Mutant } from './mutant.ts';

export const urlNoFetch: Mutant = {
  id: 'curious',
  breaks: 'url.no-fetch',
  what: 'looks at what is behind a url of this machine before it passes it on',
  policy: (standard) => ({
    ...standard,
    safeUrl: (url) => {
      if (typeof url === 'string' && /^https?:\/\/127\.0\.0\.1:/.test(url)) fetch(url).catch(() => {});
      return standard.safeUrl(url);
    },
  }),
};
