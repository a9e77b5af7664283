import type { Mutant } from './mutant.ts';

export const attributeOnce: Mutant = {
  id: 'twofold-attribution',
  breaks: 'attribute.once',
  what: 'attributes twice where a child behind the child has attributed too',
  policy: (standard) => ({
    ...standard,
    attribute: (server, text) =>
      text.includes('Server "')
        ? `Server "${server}" asks: ${standard.attribute(server, text)}`
        : standard.attribute(server, text),
  }),
};
