import type { Mutant } from './mutant.ts';

/** In every copy of the program the same. */
const builtIn = Buffer.alloc(32, 'built in');

export const sealForeign: Mutant = {
  id: 'built-in-key',
  breaks: 'seal.foreign',
  what: 'seals with a key of the program, whatever secret is configured',
  policy: (standard) => ({
    ...standard,
    seal: (content) => standard.seal(content, builtIn),
    open: (state) => standard.open(state, builtIn),
  }),
};
