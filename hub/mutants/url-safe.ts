import type { Mutant } from './mutant.ts';

export const urlSafe: Mutant = {
  id: 'any-scheme',
  breaks: 'url.safe',
  what: 'sends a person to a url of any scheme',
  policy: (standard) => ({
    ...standard,
    safeUrl: (url) => standard.safeUrl(url) || (typeof url === 'string' && !url.includes('@')),
  }),
};
