import type { Mutant } from './mutant.ts';

export const attributeNoImitation: Mutant = {
  id: 'unmarked-imitations',
  breaks: 'attribute.no-imitation',
  what: 'leaves lines of a child that read as an attribution as they are',
  policy: (standard) => ({ ...standard, markImitations: (text) => text }),
};
