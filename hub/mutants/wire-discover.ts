import type { Mutant } from './mutant.ts';

export const wireDiscover: Mutant = {
  id: 'boasted-version',
  breaks: 'wire.discover',
  what: 'names a version that it does not serve',
  policy: (standard) => ({ ...standard, versions: () => [...standard.versions(), '2099-12-31'] }),
};
