import type { Mutant } from './mutant.ts';

export const sealHarmless: Mutant = {
  id: 'burnt-state',
  breaks: 'seal.harmless',
  what: 'refuses a state for good once it was presented for another call',
  policy: (standard) => {
    const burnt = new Set<string>();
    return {
      ...standard,
      admit: (sealed, binding, now) => {
        const admitted = standard.admit(sealed, binding, now) && !burnt.has(sealed.binding);
        if (!admitted) burnt.add(sealed.binding);
        return admitted;
      },
    };
  },
};
