import type { Mutant } from './mutant.ts';

export const attributeNamed: Mutant = {
  id: 'nameless',
  breaks: 'attribute.named',
  alsoBreaks: ['attribute.exact'],
  what: 'says that a server asks, but not which',
  policy: (standard) => ({ ...standard, attribute: (_server, text) => `A server asks:\n\n${text}` }),
};
